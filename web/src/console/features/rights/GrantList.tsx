import { Medium } from '@pavilion/protocol/media.ts';
import { consoleRights, type Grant, GrantSource, GrantState } from '@pavilion/protocol/rights.ts';
import { territoryLabel } from '@pavilion/protocol/territories.ts';
import type { RelatedWork } from '@pavilion/protocol/workFields.ts';
import { WorkRelation, workLabel } from '@pavilion/protocol/works.ts';
import { useMemo, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { Link } from '../../parts/links.ts';
import { useMayCall } from '../../parts/useMayCall.ts';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { text } from './rights.text.ts';

const tones: Record<Grant['state'], Tone> = { held: 'sky', granted: 'rose', released: 'quiet' };

/** Grants cell by cell. Entries made by staff can be selected and released. */
export function GrantList({ programmeId }: { programmeId: number }) {
  const say = useSay();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [releasing, setReleasing] = useState(false);
  const { groups, nameOf } = useTerritories();
  const toggle = (id: number) =>
    setPicked((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const territories = useMemo(
    () => (groups ?? []).map((group) => ({ value: group.key, label: nameOf(group.key) })),
    [groups, nameOf],
  );
  return (
    <>
      <ConsoleList
        of={consoleRights.calendar}
        path="/rights"
        label={say(text.title)}
        fixed={{ programmeId }}
        keep={{ programmeId, view: 'list' }}
        columns={useColumns(picked, toggle)}
        rowKey={(g) => g.id}
        search={say(text.search)}
        filters={[
          {
            name: 'media',
            label: say(text.medium),
            options: Medium.options.map((o) => ({ value: o.name, label: say(o) })),
          },
          { name: 'territories', label: say(text.territory), options: territories },
          {
            name: 'state',
            label: say(text.state),
            options: GrantState.options.map((o) => ({ value: o.name, label: say(o) })),
          },
          {
            name: 'source',
            label: say(text.source),
            options: GrantSource.options.map((o) => ({ value: o.name, label: say(o) })),
          },
        ]}
        empty={say(text.noRows)}
      />
      {picked.size > 0 && (
        <div className="sticky bottom-0 z-30 -mx-4 mt-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-ink-1/95 px-4 py-3 backdrop-blur wide:-mx-8 wide:px-8">
          <p role="status" className="mr-auto text-14">
            {say(text.selected, picked.size)}
          </p>
          <Button small kind="quiet" onClick={() => setPicked(new Set())}>
            {say(text.clear)}
          </Button>
          <Button small kind="danger" onClick={() => setReleasing(true)}>
            {say(text.release)}
          </Button>
        </div>
      )}
      {releasing && (
        <ReleaseDialog
          ids={[...picked]}
          onClose={() => setReleasing(false)}
          onDone={() => {
            setReleasing(false);
            setPicked(new Set());
          }}
        />
      )}
    </>
  );
}

function useColumns(picked: ReadonlySet<number>, toggle: (id: number) => void): Column<Grant>[] {
  const say = useSay();
  const { date } = useFormat();
  const mayRelease = useMayCall(consoleRights.releaseGrant);
  const where = (g: Grant) => `${say(Medium.label(g.medium))} · ${say(territoryLabel(g.territory))}`;
  const pick: Column<Grant> = {
    key: 'pick',
    label: '',
    className: 'w-9',
    cell: (g) =>
      g.source !== 'order' &&
      g.state !== 'released' && (
        <span className="relative block size-[18px]">
          <input
            type="checkbox"
            aria-label={say(text.select, where(g))}
            checked={picked.has(g.id)}
            onChange={() => toggle(g.id)}
            className="peer block size-full cursor-pointer appearance-none rounded-[5px] border border-line-2 bg-ink-3 checked:border-amber checked:bg-amber hover:border-fg-2"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0 hidden text-[18px] stroke-[2.6] text-amber-ink peer-checked:block"
          />
        </span>
      ),
  };
  return [
    ...(mayRelease ? [pick] : []),
    {
      key: 'medium',
      label: say(text.medium),
      sort: 'medium',
      cell: (g) => say(Medium.label(g.medium)),
      className: 'whitespace-nowrap',
    },
    {
      key: 'territory',
      label: say(text.territory),
      sort: 'territory',
      cell: (g) => say(territoryLabel(g.territory)),
      className: 'whitespace-nowrap',
    },
    { key: 'from', label: say(text.from), sort: 'from', cell: (g) => date(g.from), className: 'whitespace-nowrap' },
    {
      key: 'until',
      label: say(text.until),
      cell: (g) => (g.until ? date(g.until) : say(text.openEnd)),
      className: 'whitespace-nowrap',
    },
    {
      key: 'kind',
      label: say(text.kind),
      cell: (g) => say(g.exclusive ? text.exclusive : text.shared),
      className: 'whitespace-nowrap',
    },
    {
      key: 'state',
      label: say(text.state),
      cell: (g) => <Status tone={tones[g.state]}>{say(GrantState.label(g.state))}</Status>,
    },
    {
      key: 'source',
      label: say(text.source),
      cell: (g) => say(GrantSource.label(g.source)),
      className: 'whitespace-nowrap',
    },
    { key: 'work', label: say(text.work), cell: (g) => g.work && <GrantWork of={g.work} /> },
    { key: 'order', label: say(text.order), cell: (g) => g.orderNo && <OrderLink orderNo={g.orderNo} /> },
    { key: 'note', label: say(text.note), cell: (g) => g.note, className: 'max-w-72 truncate text-fg-2' },
    { key: 'who', label: say(text.who), cell: (g) => g.staffName, className: 'whitespace-nowrap' },
    {
      key: 'createdAt',
      label: say(text.entered),
      sort: 'createdAt',
      cell: (g) => date(g.createdAt, 5),
      className: 'whitespace-nowrap',
    },
  ];
}
/** The other work a grant was made for, and how the two are related. */
export function GrantWork({ of: work }: { of: RelatedWork }) {
  const say = useSay();
  return (
    <span className="grid">
      <Link to="/rights" search={{ programmeId: work.id }} className="text-lilac hover:text-fg">
        {say(workLabel(work))}
      </Link>
      <span className="text-13 text-fg-3">{say(WorkRelation.label(work.relation))}</span>
    </span>
  );
}
export function OrderLink({ orderNo }: { orderNo: string }) {
  return (
    <Link to="/orders" search={{ open: orderNo }} className="num text-15 text-lilac hover:text-fg">
      {orderNo}
    </Link>
  );
}
