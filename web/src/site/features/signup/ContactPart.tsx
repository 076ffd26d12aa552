import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { type ContactPerson, ContactPersonForm, ContactStatus, signupCalls } from '@pavilion/protocol/signup.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input, Textarea } from '../../../ui/Field.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import { type EventOf, reads } from './attendeeCalls.ts';
import { PartHead } from './PartHead.tsx';
import { text } from './signup.text.ts';

const tones: Record<ContactStatus, Tone> = {
  [ContactStatus.passed]: 'mint',
  [ContactStatus.failed]: 'rose',
  [ContactStatus.notReviewed]: 'quiet',
};
interface Props {
  event: EventOf;
  contact: ContactPerson;
  readOnly: boolean;
}
/** The first step: who the organisers write to. It shows the facts, and becomes a form when it is edited or new. */
export function ContactPart({ event, contact, readOnly }: Props) {
  const say = useSay();
  const [editing, setEditing] = useState(false);
  const isForm = !readOnly && (editing || contact.id === null);
  return (
    <section aria-labelledby="signup-contact">
      <PartHead
        id="signup-contact"
        number={1}
        title={say(text.contact)}
        note={contact.id === null ? undefined : <Status tone={tones[contact.status]}>{contact.statusName}</Status>}
        action={
          !isForm &&
          !readOnly && (
            <Button kind="quiet" small icon="edit" onClick={() => setEditing(true)}>
              {say(text.edit)}
            </Button>
          )
        }
      />
      {isForm ? (
        <ContactForm event={event} contact={contact} onSaved={() => setEditing(false)} />
      ) : (
        <ContactFacts contact={contact} />
      )}
    </section>
  );
}

function ContactFacts({ contact }: { contact: ContactPerson }) {
  const say = useSay();
  const labels = { name: text.name, phone: text.phone, email: text.email, company: text.company, job: text.position };
  const shown = (['name', 'phone', 'email', 'company', 'job'] as const).filter((field) => contact[field] !== '');
  return (
    <>
      <dl className="signup-facts">
        {shown.map((field) => (
          <div key={field}>
            <dt>{say(labels[field])}</dt>
            <dd className={field === 'phone' ? 'num' : undefined}>{contact[field]}</dd>
          </div>
        ))}
      </dl>
      {contact.remark && (
        <p className="mt-4 text-15 text-fg-2">
          <span className="mr-3 text-fg-3">{say(text.remark)}</span>
          {contact.remark}
        </p>
      )}
    </>
  );
}

function ContactForm({ event, contact, onSaved }: Omit<Props, 'readOnly'> & { onSaved: () => void }) {
  const say = useSay();
  const { name, phone, email, company, job, remark } = contact;
  const form = useForm(ContactPersonForm, { name, phone, email, company, job, remark });
  const options = { form, refresh: reads, done: say(text.saved), failed: say(text.saveFailed), onDone: onSaved };
  const exhibition = useAction(signupCalls.editExLinkman, options);
  const meeting = useAction(signupCalls.editMeetingRegistrant, options);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.send((values) =>
        event.type === AttendeeType.exhibition
          ? exhibition.run({ exhibitionId: event.eventId, ...values })
          : meeting.run({ meetingId: event.eventId, ...values }),
      )}
    >
      <div className="grid gap-4 wide:grid-cols-2">
        <Input {...form.field('name')} autoComplete="name" />
        <Input {...form.field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        <Input {...form.field('email')} type="email" autoComplete="email" />
        <Input {...form.field('company')} autoComplete="organization" />
        <Input {...form.field('job')} autoComplete="organization-title" />
      </div>
      <Textarea {...form.field('remark')} rows={2} hint={say(text.optional)} />
      <div className="flex gap-3">
        <Button type="submit" loading={exhibition.isPending || meeting.isPending}>
          {say(text.save)}
        </Button>
        {contact.id !== null && (
          <Button kind="quiet" onClick={onSaved}>
            {say(text.cancel)}
          </Button>
        )}
      </div>
    </form>
  );
}
