import { AttendeePlace } from '@pavilion/protocol/attendees.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { consoleSignup, type ReviewedAttendee, type SignupDetail } from '@pavilion/protocol/signup.console.ts';
import { ContactStatus, contactFlow, SignupAction } from '@pavilion/protocol/signup.ts';
import { consoleBoard } from '@pavilion/protocol/staff.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Facts, Section } from '../../../parts/Facts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { text } from './signup.text.ts';

const reads = [consoleSignup.list, consoleSignup.detail, consoleBoard.counts];

/** One sign-up: the contact person, the attendees with what changed since they passed, and the decision. */
export function SignupSheet({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const locale = useLocale();
  const found = useApi(consoleSignup.detail, { id: id ?? 0 }, { enabled: id !== undefined, staleMs: 0 });
  const { zhTitle, enTitle } = found.data ?? { zhTitle: '', enTitle: '' };
  return (
    <Sheet
      from="side"
      className="[&_h2]:font-sans [&_h2]:text-19 [&_h2]:font-semibold"
      open={id !== undefined}
      onClose={onClose}
      title={inLanguage(zhTitle ?? '', enTitle ?? '', locale).words}
    >
      <Loaded of={found}>{(of) => <Detail of={of} />}</Loaded>
    </Sheet>
  );
}

function Detail({ of }: { of: SignupDetail }) {
  const say = useSay();
  const { date } = useFormat();
  const mayDecide = of.stage === 'sent' && (of.status === ContactStatus.notReviewed || of.changedAt !== null);
  return (
    <>
      {of.stage === 'sent' && contactFlow.can('fail', of.status) && <Decision of={of} mayPass={mayDecide} />}
      <Section title={say(text.facts)}>
        <Facts
          rows={[
            [say(text.contact), of.name],
            [say(text.company), of.company],
            [say(text.job), of.job],
            [say(text.phone), of.phone],
            [say(text.email), of.email],
            [say(text.user), of.username],
            [say(text.remark), of.remark],
            [say(text.status), say(ContactStatus.label(of.status))],
            [say(text.reason), of.reason],
          ]}
        />
      </Section>
      <Section title={say(text.attendees)}>
        <ol className="grid gap-4">
          {of.people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ol>
      </Section>
      {of.history.length > 0 && (
        <Section title={say(text.record)}>
          <ol className="grid gap-1.5 text-14">
            {of.history.map(({ id, action, at, places, least }) => (
              <li key={id} className="flex flex-wrap gap-x-4">
                <span className="text-fg-3">{date(at, 5)}</span>
                <span>{say(SignupAction.label(action))}</span>
                {places !== null && <span className="text-fg-2">{say(text.places, places, least)}</span>}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}

const tones: Record<AttendeePlace, Tone> = { none: 'quiet', placed: 'mint', waiting: 'sky', offered: 'amber' };
function Person({ person }: { person: ReviewedAttendee }) {
  const say = useSay();
  return (
    <li className="grid gap-3 rounded-card bg-ink-3 p-4">
      <div className="flex items-start gap-4">
        {person.photo && (
          <a href={person.photo.url} target="_blank" rel="noreferrer">
            <img
              src={person.photo.url}
              alt={say(text.photo)}
              className="aspect-[3/4] w-16 rounded-picture object-cover"
            />
          </a>
        )}
        <p className="min-w-0 flex-1">
          <b className="text-15">{person.name}</b>
          <span className="ml-2 text-fg-3">{person.englishName}</span>
        </p>
        {person.isNew && <Status tone="amber">{say(text.isNew)}</Status>}
        <Status tone={tones[person.place]}>{say(AttendeePlace.label(person.place))}</Status>
      </div>
      {person.changes.length > 0 && (
        <div>
          <h4 className="mb-2 text-13 text-amber">{say(text.differences)}</h4>
          <Facts
            rows={person.changes.map(({ label, before, after }) => [
              label,
              <span key={label}>
                <span className="text-amber">{after || '–'}</span>
                {before && (
                  <span className="ml-3 text-fg-3">
                    {say(text.before)} <s>{before}</s>
                  </span>
                )}
              </span>,
            ])}
          />
        </div>
      )}
      <details open={person.isNew}>
        <summary className="cursor-pointer text-13 text-fg-3">{say(text.details)}</summary>
        <div className="mt-3">
          <Facts rows={person.facts.map(({ label, value }) => [label, value] as const)} />
        </div>
      </details>
    </li>
  );
}

function Decision({ of: { id, revision }, mayPass }: { of: SignupDetail; mayPass: boolean }) {
  const say = useSay();
  const [failing, setFailing] = useState(false);
  const pass = useAction(consoleSignup.pass, { refresh: reads, done: say(text.passed) });
  const fail = useAction(consoleSignup.fail, {
    refresh: reads,
    done: say(text.failed),
    onDone: () => setFailing(false),
  });
  return (
    <div className="mb-6 flex gap-3">
      {mayPass && (
        <Button
          kind="amber"
          small
          loading={pass.isPending}
          onClick={async () => {
            if (await confirm({ title: say(text.pass), body: say(text.passBody) })) void pass.run({ id, revision });
          }}
        >
          {say(text.pass)}
        </Button>
      )}
      <Button kind="danger" small onClick={() => setFailing(true)}>
        {say(text.fail)}
      </Button>
      <ReasonDialog
        title={say(text.fail)}
        open={failing}
        loading={fail.isPending}
        onClose={() => setFailing(false)}
        onReason={(reason) => fail.run({ id, revision, reason })}
      />
    </div>
  );
}
