import type { ProgrammeCard } from '@pavilion/protocol/programmes.ts';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { isNarrow } from '../../../lib/useNarrow.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useNear } from '../../../ui/useNear.ts';
import { ProgrammeMeta } from '../../parts/PosterCard.tsx';
import { text } from './home.text.ts';

const stepDegrees = 18.2;
const degreesPerPx = 0.05;
const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** A curved wall of posters, each a link. It is dragged or turned when wide; on phones it is a snapping rail whose centre is enlarged. */
export function PosterCarousel({ programmes }: { programmes: readonly ProgrammeCard[] }) {
  const say = useSay();
  const shown = programmes.slice(0, 11);
  const middle = Math.floor(shown.length / 2);
  const [at, setAt] = useState(middle);
  const stage = useRef<HTMLElement>(null);
  const drag = useDrag(at, setAt, middle, shown.length);
  useRail(stage, middle, setAt);
  const current = shown[at];
  if (!current) return null;
  const turn = (by: number) => setAt(Math.max(0, Math.min(shown.length - 1, at + by)));
  const keys = (e: KeyboardEvent) => {
    if (e.key === 'ArrowLeft') turn(-1);
    if (e.key === 'ArrowRight') turn(1);
  };
  return (
    <section className="wall later">
      <div className="wrap only-narrow wall-head" aria-hidden="true">
        <span className="serif text-24">{say(text.wallTitle)}</span>
      </div>
      <section
        ref={stage}
        className="stage"
        aria-label={say(text.wallTitle)}
        onKeyDown={keys}
        {...drag.handlers}
        data-held={drag.held || undefined}
      >
        <div className="ring" style={{ '--rot': `${drag.degrees}deg` }}>
          {shown.map((programme, i) => (
            <Panel
              key={programme.id}
              programme={programme}
              place={i - middle}
              distance={Math.abs(i - at)}
              onFocus={() => !isNarrow() && setAt(i)}
            />
          ))}
        </div>
      </section>
      <div className="wrap now">
        <div className="l only-wide">
          <h2>{say(text.wallTitle)}</h2>
          <p>{say(text.wallLead, shown.length)}</p>
        </div>
        <div className="c" aria-live="polite">
          <b>
            <BilingualText zh={current.zhTitle} en={current.enTitle} />
          </b>
          <span className="m">
            <ProgrammeMeta programme={current} />
          </span>
        </div>
        <div className="r">
          <button
            type="button"
            className="rnd"
            aria-label={say(text.previous)}
            disabled={at === 0}
            onClick={() => turn(-1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className="rnd"
            aria-label={say(text.next)}
            disabled={at === shown.length - 1}
            onClick={() => turn(1)}
          >
            <Icon name="right" />
          </button>
        </div>
      </div>
    </section>
  );
}
interface PanelProps {
  programme: ProgrammeCard;
  place: number;
  distance: number;
  onFocus: () => void;
}
function Panel({ programme, place, distance, onFocus }: PanelProps) {
  return (
    <Link
      to="/details"
      search={{ id: programme.id }}
      className="pan"
      draggable={false}
      onFocus={onFocus}
      aria-current={distance === 0 || undefined}
      style={{ '--i': place, '--d': distance, '--tone': programme.cover?.tone ?? 'var(--ink-3)' }}
    >
      <span className="sr">
        <BilingualText zh={programme.zhTitle} en={programme.enTitle} />
      </span>
      {programme.cover && <Picture picture={programme.cover} sizes="(max-width: 768px) 184px, 20vw" />}
    </Link>
  );
}

/** The wall follows the pointer and stops at the nearest poster; a drag is no click. */
function useDrag(at: number, setAt: (at: number) => void, middle: number, count: number) {
  const start = useRef<{ x: number; moved: boolean } | null>(null);
  const [offset, setOffset] = useState<number | null>(null);
  const rest = (at - middle) * stepDegrees;
  const limit = (count - 1 - middle) * stepDegrees + 6;
  const degrees = clamp(rest + (offset ?? 0), limit);
  const end = () => {
    if (offset !== null) setAt(Math.max(0, Math.min(count - 1, middle + Math.round(degrees / stepDegrees))));
    setOffset(null);
  };
  return {
    degrees,
    held: offset !== null,
    handlers: {
      onPointerDown(e: PointerEvent) {
        if (e.pointerType === 'mouse' && e.button === 0 && !isNarrow()) start.current = { x: e.clientX, moved: false };
      },
      onPointerMove(e: PointerEvent) {
        if (!start.current) return;
        const moved = e.clientX - start.current.x;
        if (!start.current.moved && Math.abs(moved) < 6) return;
        if (!start.current.moved) e.currentTarget.setPointerCapture(e.pointerId);
        start.current.moved = true;
        setOffset(-moved * degreesPerPx);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClickCapture(e: React.MouseEvent) {
        if (start.current?.moved) e.preventDefault();
        start.current = null;
      },
    },
  };
}
/** On phones the wall is a rail: it starts in the middle, and the poster in the centre is the current one. */
function useRail(stage: RefObject<HTMLElement | null>, middle: number, setAt: (at: number) => void): void {
  const near = useNear(stage, { aheadPx: 400 });
  useEffect(() => {
    const rail = stage.current;
    if (!near || !rail || !isNarrow()) return;
    const panels = [...rail.querySelectorAll<HTMLElement>('.pan')];
    const first = panels[middle];
    if (first) rail.scrollLeft = first.offsetLeft - (rail.clientWidth - first.offsetWidth) / 2;
    const watch = new IntersectionObserver(
      (entries) => {
        const centred = entries.find((e) => e.isIntersecting);
        if (centred) setAt(panels.findIndex((panel) => panel === centred.target));
      },
      { root: rail, rootMargin: '0px -49% 0px -49%' },
    );
    for (const panel of panels) watch.observe(panel);
    return () => watch.disconnect();
  }, [near, stage, middle, setAt]);
}
