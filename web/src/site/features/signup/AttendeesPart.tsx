import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { type SignupOverview, signup } from '@pavilion/protocol/signup.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { AttendeeDialog } from './AttendeeDialog.tsx';
import { AttendeeCards, AttendeeTable } from './AttendeeList.tsx';
import { type EventOf, reads, type ShownAttendee, useRemoval } from './attendeeCalls.ts';
import { PartHead } from './PartHead.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import { text } from './signup.text.ts';

interface Props {
  event: EventOf;
  people: readonly ShownAttendee[];
  earlier: SignupOverview['earlier'];
  readOnly: boolean;
}
/** The second step: who comes, from the book, one by one, or from a spreadsheet. */
export function AttendeesPart({ event, people, earlier, readOnly }: Props) {
  const say = useSay();
  const narrow = useNarrow();
  const [view, setView] = useState<'table' | 'cards'>('table');
  const [open, setOpen] = useState<ShownAttendee | 'new'>();
  const [sheet, setSheet] = useState(false);
  const remove = useRemoval();
  const lacking = people.filter(({ complete }) => !complete).length;
  async function askAndRemove(person: ShownAttendee) {
    const title = say(text.removeTitle, person.name || person.englishName);
    if (await confirm({ title, body: say(text.removeBody), ok: say(text.remove), danger: true })) await remove(person);
  }
  const listProps = { people, readOnly, onEdit: setOpen, onRemove: askAndRemove };
  return (
    <section aria-labelledby="signup-people">
      <PartHead
        id="signup-people"
        number={2}
        title={say(text.attendees)}
        note={[say(text.count, people.length), ...(lacking ? [say(text.incomplete, lacking)] : [])].join(
          say(text.separator),
        )}
        action={!narrow && people.length > 0 && <ViewSwitch view={view} onView={setView} />}
      />
      {!readOnly && <Book event={event} />}
      {people.length === 0 ? (
        <p className="border-y border-line py-6 text-fg-3">{say(text.nobody)}</p>
      ) : narrow || view === 'cards' ? (
        <AttendeeCards {...listProps} />
      ) : (
        <AttendeeTable {...listProps} />
      )}
      {!readOnly && (
        <div className="mt-4 flex flex-wrap items-center gap-2.5">
          <Button small icon="plus" onClick={() => setOpen('new')}>
            {say(text.add)}
          </Button>
          <Button small icon="upload" onClick={() => setSheet(true)}>
            {say(text.paste)}
          </Button>
          <Earlier event={event} earlier={earlier} />
        </div>
      )}
      {open && (
        <AttendeeDialog event={event} person={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
      {sheet && <SheetDialog event={event} onClose={() => setSheet(false)} />}
    </section>
  );
}

function ViewSwitch({ view, onView }: { view: 'table' | 'cards'; onView: (view: 'table' | 'cards') => void }) {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of two buttons, not a form's fieldset
    <div role="group" aria-label={say(text.view)} className="signup-switch">
      {(['table', 'cards'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
          {say(text[name])}
        </button>
      ))}
    </div>
  );
}

/** How many people of the book are shown before “more”. */
const FIRST = 6;
/** The book: one touch adds a person. */
function Book({ event }: { event: EventOf }) {
  const say = useSay();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const book = useApi(signup.book, { ...event, pageSize: 100 }).data?.rows ?? [];
  const take = useAction(signup.takeOver, { refresh: reads, hidden: true });
  if (book.length === 0) return null;
  const shown = all ? book : book.slice(0, FIRST);
  return (
    <div className="signup-book" title={say(text.bookHint)}>
      <span className="text-14 text-fg-3">{say(text.book)}</span>
      {shown.map((person) => {
        const name = inLanguage(person.name, person.englishName, locale).words;
        const comes = person.attendeeId !== null;
        return (
          <button
            key={person.id}
            type="button"
            aria-label={comes ? name : say(text.addPerson, name)}
            aria-pressed={comes}
            disabled={comes}
            className={cx('chip', comes && 'on')}
            onClick={() => void take.run({ ...event, people: [person.id] })}
          >
            <Icon name={comes ? 'check' : 'plus'} />
            {name}
          </button>
        );
      })}
      {!all && book.length > FIRST && (
        <button type="button" className="px-2 text-14 text-lilac hover:text-fg" onClick={() => setAll(true)}>
          {say(text.more, book.length - FIRST)}
        </button>
      )}
    </div>
  );
}

/** Takes all attendees of an earlier sign-up over with one touch. */
function Earlier({ event, earlier }: Pick<Props, 'event' | 'earlier'>) {
  const say = useSay();
  const locale = useLocale();
  const take = useAction(signup.takeOver, {
    refresh: reads,
    onDone: ({ added }) => toast.success(say(text.takenOver, added)),
  });
  const [last] = earlier;
  if (!last) return null;
  const title = inLanguage(last.zhTitle ?? '', last.enTitle ?? '', locale).words;
  return (
    <Button kind="quiet" small className="wide:ml-auto" onClick={() => void take.run({ ...event, signupId: last.id })}>
      {say(text.takeOver, last.attendees, title)}
    </Button>
  );
}
