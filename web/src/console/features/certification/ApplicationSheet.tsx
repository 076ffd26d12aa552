import {
  type CertificationDetail,
  CertStatus,
  certFlow,
  consoleCertification,
  EnterpriseAnswers,
  PersonAnswers,
  photoFields,
} from '@pavilion/protocol/certification.ts';
import { IdType } from '@pavilion/protocol/enumerations.ts';
import { labelOf } from '@pavilion/protocol/kit/issues.ts';
import { consoleBoard } from '@pavilion/protocol/staff.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { type Say, useSay } from '../../../lib/locale.ts';
import { Facts, Section } from '../../../parts/Facts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { text } from './certification.text.ts';

const reads = [consoleCertification.list, consoleCertification.detail, consoleBoard.counts];

/** One application: photos and answers side by side, changes since the previous one, and the decision. */
export function ApplicationSheet({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const application = useApi(consoleCertification.detail, { id: id ?? 0 }, { enabled: id !== undefined, staleMs: 0 });
  return (
    <Sheet
      from="side"
      className="[&_h2]:font-sans [&_h2]:text-19 [&_h2]:font-semibold"
      open={id !== undefined}
      onClose={onClose}
      title={application.data?.name ?? ''}
    >
      <Loaded of={application}>{(found) => <Application of={found} />}</Loaded>
    </Sheet>
  );
}

const shapeOf = (kind: CertificationDetail['kind']) =>
  (kind === 'person' ? PersonAnswers.shape : EnterpriseAnswers.shape) as Record<string, z.ZodType>;
const fieldLabel = (kind: CertificationDetail['kind'], field: string, say: Say) => {
  const label = labelOf(shapeOf(kind)[field]);
  return label ? say(label) : field;
};
function formatAnswer(field: string, value: unknown, say: Say): string {
  if (field === 'idType') return say(IdType.label(value as IdType));
  if (field === 'country') return say(countryLabel(String(value)));
  return String(value ?? '');
}

function Application({ of }: { of: CertificationDetail }) {
  const say = useSay();
  const { date } = useFormat();
  const photos = new Set<string>(photoFields[of.kind]);
  const answers = Object.entries(of.person ?? of.enterprise ?? {}).filter(([field]) => !photos.has(field));
  return (
    <>
      {certFlow.can('approve', of.status) && <Decision id={of.id} />}
      {of.reason && <p className="mb-5 rounded-card bg-ink-3 p-3 text-14 text-rose">{of.reason}</p>}
      <Section title={say(text.photos)}>
        <ul className="grid grid-cols-2 gap-3">
          {of.photos.map((photo) => (
            <li key={photo.id}>
              <a
                href={photo.url}
                target="_blank"
                rel="noreferrer"
                className="block overflow-hidden rounded-card bg-ink-3"
              >
                <img
                  src={photo.url}
                  alt={fieldLabel(of.kind, photo.field, say)}
                  className="aspect-[8/5] w-full object-contain"
                />
                <span className="block px-3 py-2 text-13 text-fg-2">{fieldLabel(of.kind, photo.field, say)}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say(text.answers)}>
        {of.contractDetailsAt && (
          <p className="mb-3 text-13 text-amber">{say(text.detailsSince, date(of.contractDetailsAt, 5))}</p>
        )}
        <Facts
          rows={answers.map(
            ([field, value]) => [fieldLabel(of.kind, field, say), formatAnswer(field, value, say)] as const,
          )}
        />
      </Section>
      {of.changes.length > 0 && (
        <Section title={say(text.changes)}>
          <Facts
            rows={of.changes.map((change) => [
              fieldLabel(of.kind, change.field, say),
              <span key={change.field}>
                <span className="text-amber">{formatAnswer(change.field, change.after, say)}</span>
                {change.before && (
                  <span className="ml-3 text-fg-3">
                    {say(text.before)} <s>{formatAnswer(change.field, change.before, say)}</s>
                  </span>
                )}
              </span>,
            ])}
          />
        </Section>
      )}
      {of.history.length > 0 && (
        <Section title={say(text.history)}>
          <Facts
            rows={of.history.map(
              (h) => [date(h.submittedAt, 5), `${say(CertStatus.label(h.status))} ${h.reason ?? ''}`] as const,
            )}
          />
        </Section>
      )}
    </>
  );
}

function Decision({ id }: { id: number }) {
  const say = useSay();
  const [rejecting, setRejecting] = useState(false);
  const approve = useAction(consoleCertification.approve, { refresh: reads, done: say(text.approved) });
  const reject = useAction(consoleCertification.reject, {
    refresh: reads,
    done: say(text.rejected),
    onDone: () => setRejecting(false),
  });
  return (
    <div className="mb-6 flex gap-3">
      <Button
        kind="amber"
        small
        loading={approve.isPending}
        onClick={async () => {
          if (await confirm({ title: say(text.approve), body: say(text.approveBody) })) void approve.run({ id });
        }}
      >
        {say(text.approve)}
      </Button>
      <Button kind="danger" small onClick={() => setRejecting(true)}>
        {say(text.reject)}
      </Button>
      <ReasonDialog
        title={say(text.reject)}
        open={rejecting}
        loading={reject.isPending}
        onClose={() => setRejecting(false)}
        onReason={(reason) => reject.run({ id, reason })}
      />
    </div>
  );
}
