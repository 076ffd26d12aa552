import { consoleLicensor, type LicensorRow } from '@pavilion/protocol/licensors.ts';
import { z } from 'zod';
import { useFormat } from '../../../lib/format.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { DeskList } from '../../../parts/DeskList.tsx';
import { useDeskAddress } from '../../../parts/deskAddress.ts';
import { TwoTongues } from '../../../parts/TwoTongues.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { LicensorSheet } from './LicensorSheet.tsx';
import { text } from './licensors.text.ts';

const Address = z.looseObject({ open: z.coerce.number().int().positive().optional() });

/** Who each seller is in contracts and where it is paid; a row opens its file. */
export default function LicensorsPage() {
  const say = useSay();
  const go = useGo();
  const { open, ...list } = (useDeskAddress(Address) ?? {}) as { open?: number } & Record<string, string>;
  return (
    <>
      <PageHead title={say(text.title)} />
      <DeskList
        of={consoleLicensor.list}
        path="/licensors"
        label={say(text.title)}
        columns={useColumns()}
        rowKey={(row) => row.companyId}
        search={say(text.search)}
        filters={[
          {
            name: 'complete',
            label: say(text.state),
            options: [
              { value: 'true', label: say(text.complete) },
              { value: 'false', label: say(text.incomplete) },
            ],
          },
        ]}
        empty={say(text.none)}
        chosen={open}
        onRow={(row) => go('/licensors', { ...list, open: row.companyId })}
      />
      <LicensorSheet companyId={open} onClose={() => go('/licensors', list)} />
    </>
  );
}

function useColumns(): Column<LicensorRow>[] {
  const say = useSay();
  const { date } = useFormat();
  const missing = () => <Status tone="rose">{say(text.missing)}</Status>;
  return [
    {
      key: 'seller',
      label: say(text.seller),
      sort: 'name',
      cell: (row) => <TwoTongues zh={row.zhName} en={row.enName} />,
      className: 'max-w-64 truncate font-medium',
    },
    {
      key: 'party',
      label: say(text.party),
      cell: (row) => (row.hasParty ? <Status tone="mint">{say(text.confirmed)}</Status> : missing()),
    },
    {
      key: 'accounts',
      label: say(text.accounts),
      cell: (row) =>
        row.accounts.length
          ? row.accounts.map(({ currency, number }) => `${currency} ${number}`).join(', ')
          : missing(),
    },
    {
      key: 'mandate',
      label: say(text.mandate),
      cell: (row) => (row.mandateUntil ? date(row.mandateUntil) : missing()),
      className: 'whitespace-nowrap',
    },
    {
      key: 'waiting',
      label: say(text.waiting),
      sort: 'waiting',
      cell: (row) =>
        row.waiting ? (
          <Status tone="amber">{String(row.waiting)}</Status>
        ) : (
          <Status tone="quiet">{say(text.nothingWaits)}</Status>
        ),
    },
  ];
}
