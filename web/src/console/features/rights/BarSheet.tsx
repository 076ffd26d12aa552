import { Medium } from '@pavilion/protocol/media.ts';
import { consoleRights } from '@pavilion/protocol/rights.ts';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { inGroups } from '../../../parts/rights/regions.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { useMayCall } from '../../parts/useMayCall.ts';
import { GrantWork, OrderLink } from './GrantList.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { text } from './rights.text.ts';
import type { Bar, Row } from './timeline.ts';

/** Details of one bar, with a release of entries made by staff. */
export function BarSheet({ bar, row, onClose }: { bar: Bar; row: Row; onClose: () => void }) {
  const say = useSay();
  const { date, list } = useFormat();
  const { groups, nameOf } = useTerritories();
  const mayRelease = useMayCall(consoleRights.releaseGrant) && (bar.kind === 'elsewhere' || bar.kind === 'holdback');
  const [releasing, setReleasing] = useState(false);
  const [first] = bar.grants;
  const places = inGroups(
    bar.grants.map((g) => g.territory),
    groups ?? [],
  );
  return (
    <Sheet
      from="side"
      open
      onClose={onClose}
      title={say(text[bar.kind])}
      actions={
        mayRelease ? (
          <Button small kind="danger" onClick={() => setReleasing(true)}>
            {say(text.releaseTitle, bar.grants.length)}
          </Button>
        ) : undefined
      }
    >
      <Facts
        rows={[
          [say(text.medium), say(Medium.label(row.medium))],
          [say(text.kind), say(bar.exclusive ? text.exclusive : text.shared)],
          [say(text.from), date(bar.from)],
          [say(text.until), bar.until ? date(bar.until) : say(text.openEnd)],
          [say(text.territory), say(text.cellsIn, bar.grants.length, list(places.map(nameOf)))],
          [say(text.work), first?.work && <GrantWork key="work" of={first.work} />],
          [say(text.order), first?.orderNo && <OrderLink key="order" orderNo={first.orderNo} />],
          [say(text.note), first?.note],
          [say(text.who), first?.staffName],
          [say(text.entered), first && date(first.createdAt, 5)],
        ]}
      />
      {first?.source === 'order' && <p className="mt-6 text-14 text-fg-3">{say(text.ordersEnd)}</p>}
      {releasing && (
        <ReleaseDialog ids={bar.grants.map((g) => g.id)} onClose={() => setReleasing(false)} onDone={onClose} />
      )}
    </Sheet>
  );
}
