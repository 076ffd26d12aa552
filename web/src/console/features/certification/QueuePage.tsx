import { type CertificationRow, CertKind, CertStatus, consoleCertification } from '@pavilion/protocol/certification.ts';
import { z } from 'zod';
import { useFormat } from '../../../lib/format.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { DeskList } from '../../../parts/DeskList.tsx';
import { useDeskAddress } from '../../../parts/deskAddress.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ApplicationSheet } from './ApplicationSheet.tsx';
import { text } from './certification.text.ts';
import { useRowKeys } from './useRowKeys.ts';

const tones: Record<CertStatus, Tone> = { 0: 'quiet', 1: 'mint', 2: 'amber', 3: 'rose' };
const Address = z.looseObject({ open: z.coerce.number().optional() });

/** The queue of applications; j, k and Enter move through it without the mouse. */
export default function QueuePage() {
  const say = useSay();
  const { date } = useFormat();
  const go = useGo();
  const { open, ...list } = (useDeskAddress(Address) ?? {}) as { open?: number } & Record<string, string>;
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
      <DeskList
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
        onRow={(a) => go('/certifications', { ...list, open: a.id })}
      />
      <ApplicationSheet id={open} onClose={() => go('/certifications', list)} />
    </>
  );
}
