import { MediaActionTypes, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import { type PointerEvent, useState } from 'react';
import { useSay } from '../../lib/locale.ts';
import { text } from './player.text.ts';

/** 1:05, 1:02:05. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Position, buffered part and duration; the arrow keys move by five seconds (usePlayerKeys). */
export function SeekBar() {
  const say = useSay();
  const dispatch = useMediaDispatch();
  const now = useMediaSelector((s) => s.mediaCurrentTime ?? 0);
  const duration = useMediaSelector((s) => (Number.isFinite(s.mediaDuration) ? s.mediaDuration! : 0));
  const loadedTo = useMediaSelector(
    (s) =>
      s.mediaBuffered?.find(
        ([from, to]) => from <= (s.mediaCurrentTime ?? 0) + 0.5 && to >= (s.mediaCurrentTime ?? 0),
      )?.[1] ?? 0,
  );
  const [pointed, setPointed] = useState<number>();
  const share = (seconds: number) => `${duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0}%`;
  function point({ currentTarget, clientX, pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(1, Math.max(0, (clientX - left) / width)));
  }
  return (
    <div className="pl-seek">
      <span className="num">{clock(now)}</span>
      <span className="pl-track" onPointerMove={point} onPointerLeave={() => setPointed(undefined)}>
        <input
          type="range"
          className="pl-range"
          aria-label={say(text.seek)}
          aria-valuetext={say(text.position, clock(now), clock(duration))}
          min={0}
          max={duration || 1}
          step="any"
          value={Math.min(now, duration || 1)}
          disabled={duration === 0}
          style={{ '--played': share(now), '--loaded': share(loadedTo) }}
          onChange={(e) => dispatch({ type: MediaActionTypes.MEDIA_SEEK_REQUEST, detail: Number(e.target.value) })}
        />
        {pointed !== undefined && duration > 0 && (
          <span className="pl-pointed num" aria-hidden="true" style={{ left: `${pointed * 100}%` }}>
            {clock(pointed * duration)}
          </span>
        )}
      </span>
      <span className="num">{clock(duration)}</span>
    </div>
  );
}
