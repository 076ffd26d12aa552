import { type CertificationRow, CertKind, CertStatus, consoleCertification } from '@pavilion/protocol/certification.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { recordId, useOpenRecord } from '../../parts/useOpenRecord.ts';
import { ApplicationSheet } from './ApplicationSheet.tsx';
import { text } from './certification.text.ts';
import { useRowKeys } from './useRowKeys.ts';

const tones: Record<CertStatus, Tone> = { 0: 'quiet', 1: 'mint', 2: 'amber', 3: 'rose' };
/** The queue of applications; j, k and Enter navigate it by keyboard. */
export default function QueuePage() {
  const say = useSay();
  const { date } = useFormat();
  const { open, show, close } = useOpenRecord('/certifications', recordId);
  useRowKeys();
  const columns: Column<CertificationRow>[] = [
    { key: 'name', label: say(text.name), cell: (a) => a.name, className: 'max-w-60 truncate' },
    { key: 'username', label: say(text.user), sort: 'username', cell: (a) => a.username },
    { key: 'kind', label: say(text.kind), cell: (a) => say(CertKind.label(a.kind)) },
    {
      key: 'status',
      label: say(text.status),
      cell: (a) => <Status tone={tones[a.status]}>{say(CertStatus.label(a.status))}</Status>,
    },
    { key: 'attempt', label: say(text.attempt), number: true, cell: (a) => a.attempt },
    {
      key: 'submittedAt',
      label: say(text.submitted),
      sort: 'submittedAt',
      cell: (a) => date(a.submittedAt, 5),
      className: 'whitespace-nowrap',
    },
    {
      key: 'reviewedAt',
      label: say(text.reviewed),
      sort: 'reviewedAt',
      cell: (a) => a.reviewedAt && `${date(a.reviewedAt, 5)} ${a.reviewedBy ?? ''}`,
    },
  ];
  return (
    <>
      <PageHead title={say(text.title)} lead={<span className="only-wide">{say(text.lead)}</span>} />
      <ConsoleList
        of={consoleCertification.list}
        path="/certifications"
        label={say(text.title)}
        columns={columns}
        rowKey={(a) => a.id}
        search={say(text.search)}
        filters={[
          {
            name: 'status',
            label: say(text.status),
            options: CertStatus.options
              .filter((o) => o.code !== CertStatus.none)
              .map((o) => ({ value: o.code, label: say(o) })),
          },
          {
            name: 'kind',
            label: say(text.kind),
            options: CertKind.options.map((o) => ({ value: o.name, label: say(o) })),
          },
        ]}
        empty={say(text.none)}
        chosen={open}
        onRow={(a) => show(a.id)}
      />
      <ApplicationSheet id={open} onClose={close} />
    </>
  );
}
