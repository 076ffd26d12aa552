import { blockedBy, workLabel } from '@pavilion/protocol/works.ts';
import { useBusinessDay } from '../../../parts/deal/useDeadline.ts';
import './rights.css';
import { Medium } from '@pavilion/protocol/media.ts';
import { useMemo, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { BarSheet } from './BarSheet.tsx';
import { text } from './rights.text.ts';
import { type Bar, barKinds, placeOf, type Row, rowsOf, type Span, spanOf } from './timeline.ts';
import { useGrants } from './useGrants.ts';

const LANE_PX = 20;
/** The width of the label column and the least width of a year; beyond that the calendar scrolls sideways. */
const columns = 'grid grid-cols-[var(--label)_minmax(0,1fr)] [--label:132px] wide:[--label:232px]';

/** Years across; media, then regions, then countries down. Media are collapsed at first. */
export function Timeline({ programmeId }: { programmeId: number }) {
  const say = useSay();
  const found = useGrants(programmeId);
  return (
    <Loaded of={found} empty={say(text.none)} isEmpty={(d) => d.grants.length === 0}>
      {({ grants, total }) => (
        <>
          <Legend />
          {total > grants.length && (
            <p className="mb-4 text-14 text-amber">{say(text.tooMany, grants.length, total)}</p>
          )}
          <Calendar grants={grants} />
        </>
      )}
    </Loaded>
  );
}

function Legend() {
  const say = useSay();
  return (
    <ul aria-label={say(text.legend)} className="mb-5 flex flex-wrap gap-x-6 gap-y-2 text-13 text-fg-2">
      {barKinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span className="bar !static !w-7" data-kind={kind} data-exclusive="true" aria-hidden="true" />
          {say(text[kind])}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span className="bar !static !w-7" data-kind="granted" data-exclusive="false" aria-hidden="true" />
        {say(text.shared)}
      </li>
    </ul>
  );
}

function Calendar({ grants }: { grants: Parameters<typeof rowsOf>[0] }) {
  const say = useSay();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<{ bar: Bar; row: Row }>();
  const rows = useMemo(() => rowsOf(grants), [grants]);
  const thisYear = Number(useBusinessDay().slice(0, 4));
  const span = useMemo(() => spanOf(grants, thisYear), [grants, thisYear]);
  const shown = rows.flatMap(function visible(row): Row[] {
    return [row, ...(unfolded.has(row.key) ? row.children.flatMap(visible) : [])];
  });
  const years = Array.from({ length: span.lastYear - span.firstYear + 1 }, (_, i) => span.firstYear + i);
  const toggle = (key: string) =>
    setUnfolded((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide calendar scrolls sideways, by keyboard too
    <section aria-label={say(text.timeline)} tabIndex={0} className="overflow-x-auto rounded-card border border-line">
      <div style={{ minWidth: `${132 + years.length * 64}px` }}>
        <div className={cx(columns, 'bg-ink-2 text-13 text-fg-3')} aria-hidden="true">
          <span className="sticky left-0 z-2 bg-ink-2 px-3 py-2">{say(text.medium)}</span>
          <span className="flex">
            {years.map((year) => (
              <span key={year} className="num flex-1 border-l border-line px-2 py-2 text-15">
                {year}
              </span>
            ))}
          </span>
        </div>
        <ul>
          {shown.map((row) => (
            <CalendarRow
              key={row.key}
              row={row}
              span={span}
              years={years.length}
              unfolded={unfolded.has(row.key)}
              onFold={() => toggle(row.key)}
              onBar={(bar) => setOpen({ bar, row })}
            />
          ))}
        </ul>
      </div>
      {open && <BarSheet {...open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

interface RowProps {
  row: Row;
  span: Span;
  years: number;
  unfolded: boolean;
  onFold: () => void;
  onBar: (bar: Bar) => void;
}
function CalendarRow({ row, span, years, unfolded, onFold, onBar }: RowProps) {
  const say = useSay();
  const { nameOf } = useTerritories();
  const name = row.place === null ? say(Medium.label(row.medium)) : nameOf(row.place);
  const indent = ['pl-1', 'pl-6', 'pl-14'][row.level];
  const today = placeOf({ from: useBusinessDay(), until: null }, span);
  return (
    <li className={cx(columns, 'border-t border-line', row.level === 0 ? 'bg-ink-1' : 'bg-ink-2/40')}>
      <span
        className={cx('sticky left-0 z-2 flex items-center border-r border-line bg-ink-1 py-1 pr-2 text-13', indent)}
      >
        {row.children.length > 0 ? (
          <button
            type="button"
            aria-expanded={unfolded}
            aria-label={say(unfolded ? text.fold : text.unfold, name)}
            onClick={onFold}
            className="flex min-h-7 w-full items-center gap-1 rounded-[6px] px-1 text-left hover:bg-ink-3"
          >
            <Icon
              name="chevron"
              className={cx('shrink-0 text-15 text-fg-3 transition-transform', unfolded && 'rotate-90')}
            />
            <span className={row.level === 0 ? 'font-semibold' : ''}>{name}</span>
            <span className="num ml-auto pl-2 text-15 text-fg-3">{countOf(row)}</span>
          </button>
        ) : (
          <span className="px-1 text-fg-2">{name}</span>
        )}
      </span>
      <span className="relative block" style={{ minHeight: `${row.lanes * LANE_PX + 12}px` }}>
        <span aria-hidden="true" className="absolute inset-0 flex">
          {Array.from({ length: years }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hairlines between the years, alike and in order
            <span key={i} className="flex-1 border-l border-line/60 first:border-l-0" />
          ))}
        </span>
        {today && (
          <span aria-hidden="true" className="absolute inset-y-0 w-px bg-amber" style={{ left: `${today.left}%` }} />
        )}
        {row.bars.map((bar) => (
          <BarButton key={bar.key} bar={bar} span={span} where={name} onOpen={() => onBar(bar)} />
        ))}
      </span>
    </li>
  );
}
const countOf = (row: Row) => new Set(row.bars.flatMap((bar) => bar.grants.map((g) => g.territory))).size;

function BarButton({ bar, span, where, onOpen }: { bar: Bar; span: Span; where: string; onOpen: () => void }) {
  const say = useSay();
  const { date } = useFormat();
  const place = placeOf(bar, span);
  if (!place) return null;
  const exclusive = say(bar.exclusive ? text.exclusive : text.shared);
  const work = bar.grants[0]?.work;
  const term = `${date(bar.from)} – ${bar.until ? date(bar.until) : say(text.openEnd)}`;
  const name = say(
    text.barName,
    say(text[bar.kind]),
    exclusive,
    term,
    [
      `${where} (${say(text.cells, bar.grants.length)})`,
      ...(work ? [say(blockedBy[work.relation], say(workLabel(work)))] : []),
    ].join(' · '),
  );
  return (
    <button
      type="button"
      className="bar"
      data-kind={bar.kind}
      data-exclusive={bar.exclusive}
      data-open={bar.until === null}
      title={name}
      aria-label={name}
      onClick={onOpen}
      style={{ left: `${place.left}%`, width: `${place.width}%`, top: `${6 + bar.lane * LANE_PX}px` }}
    >
      {exclusive}
      {bar.grants.length > 1 && ` · ${bar.grants.length}`}
    </button>
  );
}
