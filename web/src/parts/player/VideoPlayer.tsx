import './player.css';
import type { Picture as PictureData } from '@pavilion/protocol/pictures.ts';
import { type ComponentType, type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
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
  /** `9 / 16` for upright films; the box keeps it from the first paint on. */
  aspect?: string;
  /** Told once, when it is first played. */
  onStart?: () => void;
  /** Comes into view and plays at once: the reader pressed “Watch” on the page before. */
  starts?: boolean;
}

/** WeChat's and QQ's browsers take videos out of the page unless told to leave them in. */
const inPlace = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5-page',
  'x5-video-player-fullscreen': 'false',
  'x-webkit-airplay': 'allow',
};

/** Only one speaks at a time. */
let speaking: HTMLVideoElement | undefined;
function speakAlone({ currentTarget: video }: { currentTarget: HTMLVideoElement }): void {
  if (speaking !== video) speaking?.pause();
  speaking = video;
}

const loadControls = () => import('./Controls.tsx');

/**
 * A video under its poster. Nothing of it is fetched before it is asked for: neither the film, nor the controls, nor hls.js.
 * The box has its size at once. Where our controls cannot be fetched, the browser's own take their place.
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
    // After the router has scrolled the new page to its top.
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
      style={{ '--aspect': aspect, '--tone': poster?.tone ?? 'var(--ink-3)' } as CSSProperties}
    >
      <video
        ref={video}
        playsInline
        preload="none"
        controls={state === 'plain'}
        tabIndex={-1}
        aria-label={title}
        onPlay={speakAlone}
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
  // The play() stands in the touch's own turn: browsers allow sound to no other.
  const start = useCallback(() => {
    const element = video.current;
    if (!element) return;
    const from = element.currentTime;
    opened.current?.end();
    setStream(noStream);
    setState('playing');
    opened.current = openStream(element, sources, {
      tell: (change) => setStream((before) => ({ ...before, ...change })),
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
    play(element);
    // The pressed button goes; the keys go on in the player.
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
