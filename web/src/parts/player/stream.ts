// Loads a video into a <video>: one file, several files to choose from, or an HLS playlist.

/** One source of the same video. Each of several files has its `height`; an HLS playlist has its own. */
export interface VideoSource {
  url: string;
  type: string;
  height?: number | undefined;
}
export interface Level {
  id: string;
  height: number;
}
export interface StreamState {
  levels: readonly Level[];
  /** A level's id, or `auto` if the stream decides by bandwidth. */
  chosen: string;
  hasAutomatic: boolean;
  /** The height that an automatic stream currently shows. */
  currentHeight: number | undefined;
}
export const noStream: StreamState = { levels: [], chosen: 'auto', hasAutomatic: false, currentHeight: undefined };

export interface Stream {
  choose: (id: string) => void;
  end: () => void;
}
interface Listeners {
  onChange: (change: Partial<StreamState>) => void;
  fail: () => void;
}

const isPlaylist = ({ url, type }: VideoSource) => /mpegurl/i.test(type) || /\.m3u8($|\?)/.test(url);
/** Safari plays playlists natively (and passes them to AirPlay); Chrome's newer native support has no levels to choose. */
const playsPlaylists = (video: HTMLVideoElement) =>
  'webkitSetPresentationMode' in video && video.canPlayType('application/vnd.apple.mpegurl') !== '';

export function openStream(video: HTMLVideoElement, sources: readonly VideoSource[], listeners: Listeners): Stream {
  const playlist = sources.find(isPlaylist);
  const files = sources.filter((s) => !isPlaylist(s));
  if (!playlist) return openFiles(video, files, listeners);
  if (playsPlaylists(video)) return openFiles(video, [playlist], listeners);
  return openPlaylist(video, playlist, files, listeners);
}

/** Plays. A browser that requires a touch first refuses with `NotAllowedError`: then `onBlocked` is called, and nothing is reported. */
export function play(video: HTMLVideoElement, onBlocked?: () => void): void {
  void video.play()?.catch((cause: unknown) => {
    if (!(cause instanceof DOMException)) throw cause;
    if (cause.name === 'NotAllowedError') onBlocked?.();
  });
}

/** Replaces the file of a video, with position, speed and play state kept. */
function swap(video: HTMLVideoElement, url: string): void {
  const { currentTime, playbackRate, paused } = video;
  video.src = url;
  if (currentTime > 0)
    video.addEventListener(
      'loadedmetadata',
      () => {
        video.currentTime = currentTime;
        video.playbackRate = playbackRate;
      },
      { once: true },
    );
  if (!paused) play(video);
}

/** Returns the smallest file that fills the box; the largest if none does. */
function fitting(video: HTMLVideoElement, files: readonly VideoSource[]): VideoSource | undefined {
  const wanted = video.clientHeight * Math.min(2, devicePixelRatio);
  const bySize = [...files].sort((a, b) => (a.height ?? 0) - (b.height ?? 0));
  return bySize.find((f) => (f.height ?? 0) >= wanted) ?? bySize.at(-1);
}

function openFiles(video: HTMLVideoElement, files: readonly VideoSource[], { onChange, fail }: Listeners): Stream {
  const levels = files
    .flatMap(({ url, height }) => (height ? [{ id: url, height }] : []))
    .sort((a, b) => b.height - a.height);
  const first = fitting(video, files);
  // Error 1 is caused by this code: the file was changed or the page left.
  const onError = () => video.error?.code !== 1 && fail();
  video.addEventListener('error', onError);
  onChange({ levels, chosen: first?.url ?? '', hasAutomatic: false, currentHeight: undefined });
  if (first) video.src = first.url;
  else fail();
  return {
    choose(id) {
      if (!files.some((f) => f.url === id)) return;
      swap(video, id);
      onChange({ chosen: id });
    },
    end() {
      video.removeEventListener('error', onError);
      video.removeAttribute('src');
      video.load();
    },
  };
}

function openPlaylist(
  video: HTMLVideoElement,
  playlist: VideoSource,
  files: readonly VideoSource[],
  listeners: Listeners,
): Stream {
  const { onChange, fail } = listeners;
  let inner: Stream | undefined;
  let isOver = false;
  async function open() {
    const { default: Hls } = await import('hls.js/light');
    if (isOver) return;
    if (!Hls.isSupported()) {
      inner = openFiles(video, files.length > 0 ? files : [playlist], listeners);
      return play(video);
    }
    const hls = new Hls({ capLevelToPlayerSize: true });
    let isMended = false;
    hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
      onChange({
        levels: levels.map(({ height }, i) => ({ id: String(i), height })).sort((a, b) => b.height - a.height),
        chosen: 'auto',
        hasAutomatic: true,
      });
      play(video);
    });
    hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => onChange({ currentHeight: hls.levels[level]?.height }));
    hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return;
      if (type === Hls.ErrorTypes.MEDIA_ERROR && !isMended) {
        isMended = true;
        return hls.recoverMediaError();
      }
      fail();
    });
    hls.loadSource(playlist.url);
    hls.attachMedia(video);
    inner = {
      choose(id) {
        hls.currentLevel = id === 'auto' ? -1 : Number(id);
        onChange({ chosen: id });
      },
      end: () => hls.destroy(),
    };
  }
  open().catch(fail);
  return {
    choose: (id) => inner?.choose(id),
    end() {
      isOver = true;
      inner?.end();
    },
  };
}
