import { consoleLicensor, type LicensorRow } from '@pavilion/protocol/licensors.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { recordId, useOpenRecord } from '../../parts/useOpenRecord.ts';
import { LicensorSheet } from './LicensorSheet.tsx';
import { text } from './licensors.text.ts';

/** Licensor data and accounts of sellers; a row opens the file. */
export default function LicensorsPage() {
  const say = useSay();
  const { open, show, close } = useOpenRecord('/licensors', recordId);
  return (
    <>
      <PageHead title={say(text.title)} />
      <ConsoleList
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
        onRow={(row) => show(row.companyId)}
      />
      <LicensorSheet companyId={open} onClose={close} />
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
      cell: (row) => <BilingualText zh={row.zhName} en={row.enName} />,
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
