import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { businessDayOf } from '@pavilion/protocol/kit/businessDay.ts';
import type { OutputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { consoleContract } from '@pavilion/protocol/orders.console.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { ContractState } from '../../../parts/deal/states.tsx';
import { useTitleOf } from '../../../parts/deal/titleOf.ts';
import { useTimeZone } from '../../../parts/deal/useDeadline.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { useGo } from '../../parts/links.ts';
import { text } from './trade.text.ts';

type Row = OutputOf<typeof consoleContract.list>['rows'][number];

/** Contracts with their deadlines; a row opens its order. */
export default function ContractsPage() {
  const say = useSay();
  const titleOf = useTitleOf();
  const { date } = useFormat();
  const timeZone = useTimeZone();
  const go = useGo();
  const day = (iso: string | null) => (iso ? date(iso) : '');
  const columns: Column<Row>[] = [
    {
      key: 'contractNo',
      label: say(text.contractNo),
      sort: 'contractNo',
      cell: (c) => <span className="num text-15">{c.contractNo}</span>,
    },
    { key: 'programme', label: say(text.programme), cell: (c) => titleOf(c), className: 'max-w-60 truncate' },
    {
      key: 'buyer',
      label: say(text.buyer),
      cell: (c) => c.buyer.name || c.buyer.username,
      className: 'max-w-44 truncate',
    },
    { key: 'status', label: say(text.status), cell: (c) => <ContractState of={c.status} /> },
    {
      key: 'signBy',
      label: say(text.signBy),
      sort: 'signBy',
      cell: (c) => c.signBy && date(businessDayOf(c.signBy, timeZone)),
    },
    { key: 'signedAt', label: say(text.signedAt), sort: 'signedAt', cell: (c) => day(c.signedAt) },
    {
      key: 'endDate',
      label: say(text.term),
      sort: 'endDate',
      cell: (c) => `${date(c.startDate)} – ${date(c.endDate)}`,
      className: 'whitespace-nowrap',
    },
    {
      key: 'document',
      label: say(text.document),
      cell: (c) =>
        c.fileUrl && (
          <a
            href={c.fileUrl}
            target="_blank"
            rel="noreferrer"
            className="text-lilac hover:text-fg"
            onClick={(e) => e.stopPropagation()}
          >
            {say(text.open)}
          </a>
        ),
    },
  ];
  return (
    <>
      <PageHead title={say(text.contracts)} />
      <ConsoleList
        of={consoleContract.list}
        path="/contracts"
        label={say(text.contracts)}
        columns={columns}
        rowKey={(c) => c.contractNo}
        search={say(text.searchOrders)}
        filters={[
          {
            name: 'status',
            label: say(text.status),
            options: ContractStatus.options.map((o) => ({ value: o.code, label: say(o) })),
          },
        ]}
        empty={say(text.none)}
        onRow={(c) => go('/orders', { open: c.orderNo })}
      />
    </>
  );
}
