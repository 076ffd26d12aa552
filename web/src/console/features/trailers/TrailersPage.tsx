import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import { consoleTrailer, type TrailerSubmission } from '@pavilion/protocol/trailers.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { AuditState } from '../../../parts/deal/states.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { recordId, useOpenRecord } from '../../parts/useOpenRecord.ts';
import { TrailerSheet } from './TrailerSheet.tsx';
import { text } from './trailers.text.ts';

/** Trailers that sellers sent for their own programmes; a row opens the video and the decision. */
export default function TrailersPage() {
  const say = useSay();
  const { open, show, close } = useOpenRecord('/trailers', recordId);
  return (
    <>
      <PageHead title={say(text.title)} />
      <ConsoleList
        of={consoleTrailer.list}
        path="/trailers"
        label={say(text.title)}
        columns={useColumns()}
        rowKey={(row) => row.id}
        search={say(text.search)}
        filters={[
          {
            name: 'auditStatus',
            label: say(text.state),
            options: AuditStatus.options.map(({ code, ...label }) => ({ value: String(code), label: say(label) })),
          },
        ]}
        empty={say(text.none)}
        chosen={open}
        onRow={(row) => show(row.id)}
      />
      <TrailerSheet id={open} onClose={close} />
    </>
  );
}

function useColumns(): Column<TrailerSubmission>[] {
  const say = useSay();
  const { date } = useFormat();
  return [
    {
      key: 'createdAt',
      label: say(text.created),
      sort: 'createdAt',
      cell: (row) => date(row.createdAt, 5),
      className: 'whitespace-nowrap',
    },
    {
      key: 'programme',
      label: say(text.programme),
      cell: (row) => <BilingualText zh={row.zhTitle} en={row.enTitle} />,
      className: 'max-w-64 truncate font-medium',
    },
    {
      key: 'company',
      label: say(text.company),
      cell: (row) => <BilingualText zh={row.zhCompany} en={row.enCompany} />,
      className: 'max-w-64 truncate',
    },
    { key: 'state', label: say(text.state), cell: (row) => <AuditState of={row.auditStatus} /> },
  ];
}
