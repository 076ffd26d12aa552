import './player.css';
import type { Picture as PictureData } from '@pavilion/protocol/pictures.ts';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocale, useSay } from '../../lib/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { ControlsProps } from './Controls.tsx';
import { text } from './player.text.ts';
import { noStream, openStream, play, type Stream, type StreamState, type VideoSource } from './stream.ts';

export type { VideoSource };
export interface Caption {
  url: string;
  srclang: string;
  label: string;
}
interface Props {
  sources: readonly VideoSource[];
  poster?: PictureData | null | undefined;
  /** `sizes` of the poster's picture. */
  posterSizes?: string;
  captions?: readonly Caption[];
  title: string;
  /** `9 / 16` for upright films; the box has this ratio from the first paint on. */
  aspect?: string;
  /** Called once, when the video is first played. */
  onStart?: () => void;
  /**
   * Scrolls into view and plays at once, because the reader pressed “Watch” on the previous page. The poster stays if the browser
   * refuses.
   */
  starts?: boolean;
}

/** The browsers of WeChat and QQ play videos outside the page without these attributes. */
const inPlace = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5-page',
  'x5-video-player-fullscreen': 'false',
  'x-webkit-airplay': 'allow',
};

/** Only one video plays with sound at a time. */
let audible: HTMLVideoElement | undefined;
function pauseOthers({ currentTarget: video }: { currentTarget: HTMLVideoElement }): void {
  if (audible !== video) audible?.pause();
  audible = video;
}

const loadControls = () => import('./Controls.tsx');

/**
 * A video under its poster. Film, controls and hls.js are loaded when the video is played. The box has its final size at once. If our
 * controls fail to load, the browser's own are used.
 */
export function VideoPlayer({
  sources,
  poster,
  posterSizes,
  captions = [],
  title,
  aspect = '16 / 9',
  onStart,
  starts = false,
}: Props) {
  const say = useSay();
  const locale = useLocale();
  const box = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const player = usePlayer(box, video, sources, onStart);
  const { state, stream, Controls } = player;
  const startOnce = useRef(starts ? player.start : undefined);
  useEffect(() => {
    const start = startOnce.current;
    startOnce.current = undefined;
    if (!start) return;
    // Waits until the router has scrolled the new page to its top.
    const timer = setTimeout(() => {
      box.current?.scrollIntoView({ block: 'center' });
      start();
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="player"
      data-state={state}
      aria-label={say(text.player, title)}
      style={{ '--aspect': aspect, '--tone': poster?.tone ?? 'var(--ink-3)' }}
    >
      <video
        ref={video}
        playsInline
        preload="none"
        controls={state === 'plain'}
        tabIndex={-1}
        aria-label={title}
        onPlay={pauseOthers}
        {...inPlace}
      >
        {captions.map((c) => (
          <track
            key={c.url}
            kind="subtitles"
            src={c.url}
            srcLang={c.srclang}
            label={c.label}
            default={locale.startsWith(c.srclang.slice(0, 2))}
          />
        ))}
      </video>
      {state === 'poster' && (
        <button
          type="button"
          className="pl-start"
          aria-label={say(text.start, title)}
          onClick={player.start}
          onPointerEnter={() => void loadControls().catch(() => undefined)}
        >
          {poster && <Picture picture={poster} sizes={posterSizes ?? '(max-width: 768px) 100vw, 62vw'} />}
          <span className="pl-go">
            <Icon name="play" />
          </span>
        </button>
      )}
      {state === 'playing' && Controls && video.current && box.current && (
        <Controls video={video.current} box={box.current} stream={stream} choose={player.choose} />
      )}
      {state === 'failed' && (
        <div role="alert" className="pl-failed">
          <p>{say(text.failed)}</p>
          <Button onClick={player.start}>{say(text.retry)}</Button>
        </div>
      )}
    </section>
  );
}

type PlayerState = 'poster' | 'playing' | 'plain' | 'failed';

function usePlayer(
  box: { current: HTMLElement | null },
  video: { current: HTMLVideoElement | null },
  sources: readonly VideoSource[],
  onStart: (() => void) | undefined,
) {
  const [state, setState] = useState<PlayerState>('poster');
  const [stream, setStream] = useState<StreamState>(noStream);
  const [Controls, setControls] = useState<ComponentType<ControlsProps>>();
  const opened = useRef<Stream>(undefined);
  const isStarted = useRef(false);
  useEffect(
    () => () => {
      opened.current?.end();
      opened.current = undefined;
    },
    [],
  );
  // play() is called in the touch's own event: browsers allow sound in no other.
  const start = useCallback(() => {
    const element = video.current;
    if (!element) return;
    const from = element.currentTime;
    opened.current?.end();
    setStream(noStream);
    setState('playing');
    opened.current = openStream(element, sources, {
      onChange: (change) => setStream((before) => ({ ...before, ...change })),
      fail: () => setState('failed'),
    });
    if (from > 0)
      element.addEventListener(
        'loadedmetadata',
        () => {
          element.currentTime = from;
        },
        { once: true },
      );
    play(element, () => {
      // Nothing has been shown yet, so the poster's button offers the touch that the browser requires.
      if (element.currentTime === 0) setState('poster');
    });
    // The pressed button disappears; focus moves to the player.
    box.current?.focus({ preventScroll: true });
    loadControls().then(
      (file) => setControls(() => file.default),
      () => setState((now) => (now === 'playing' ? 'plain' : now)),
    );
    if (!isStarted.current) onStart?.();
    isStarted.current = true;
  }, [box, video, sources, onStart]);
  const choose = useCallback((id: string) => opened.current?.choose(id), []);
  return { state, stream, Controls, start, choose };
}
