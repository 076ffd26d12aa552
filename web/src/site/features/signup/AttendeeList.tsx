import { AttendeePlace } from '@pavilion/protocol/attendees.ts';
import { TrafficType } from '@pavilion/protocol/enumerations.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Status, type Tone } from '../../../ui/Status.tsx';
import type { ShownAttendee } from './attendeeCalls.ts';
import { text } from './signup.text.ts';

interface Props {
  people: readonly ShownAttendee[];
  readOnly: boolean;
  onEdit: (person: ShownAttendee) => void;
  onRemove: (person: ShownAttendee) => void;
}
const tones: Record<AttendeePlace, Tone> = { none: 'quiet', placed: 'mint', waiting: 'sky', offered: 'amber' };

/** The names in the reader's language first. */
function useNames() {
  const locale = useLocale();
  return ({ name, englishName }: ShownAttendee) => {
    const [first, second] = locale === 'zh-CN' ? [name, englishName] : [englishName, name];
    return { first: first || second, second: first && second !== first ? second : '' };
  };
}
function Services({ person: { services } }: { person: ShownAttendee }) {
  const say = useSay();
  if (!services) return null;
  const names = { hotel: text.hotel, car: text.car, food: text.food, interpreter: text.interpreter };
  const wanted = (['hotel', 'car', 'food', 'interpreter'] as const).filter((name) => services[name]);
  return (
    <span className="text-13 text-lilac">
      {wanted.length ? wanted.map((name) => say(names[name])).join(say(text.separator)) : '–'}
    </span>
  );
}
function Document({ person: { idTypeName, idEnd } }: { person: ShownAttendee }) {
  const say = useSay();
  return (
    <>
      <span className="num block text-15">{idEnd ? say(text.ends, idEnd) : '–'}</span>
      <small>{idTypeName}</small>
    </>
  );
}
function Actions({ person, readOnly, onEdit, onRemove }: Omit<Props, 'people'> & { person: ShownAttendee }) {
  const say = useSay();
  if (readOnly) return null;
  const name = person.name || person.englishName;
  return (
    <span className="flex justify-end">
      <IconButton icon="edit" label={say(text.change, name)} onClick={() => onEdit(person)} />
      <IconButton icon="trash" label={say(text.removeOf, name)} onClick={() => onRemove(person)} />
    </span>
  );
}
const Place = ({ person: { place } }: { person: ShownAttendee }) => {
  const say = useSay();
  return place === 'none' ? null : <Status tone={tones[place]}>{say(AttendeePlace.label(place))}</Status>;
};
const Lacks = ({ person }: { person: ShownAttendee }) => {
  const say = useSay();
  return person.complete ? null : <span className="mt-1 block text-13 text-rose">{say(text.lacks)}</span>;
};

export function AttendeeTable({ people, ...rest }: Props) {
  const say = useSay();
  const names = useNames();
  const isMeeting = people[0]?.services !== undefined;
  return (
    <table className="signup-table">
      <thead>
        <tr>
          <td />
          <th>{say(text.name)}</th>
          <th>{say(text.position)}</th>
          <th>{say(text.document)}</th>
          {isMeeting && <th>{say(text.travel)}</th>}
          {isMeeting && <th>{say(text.services)}</th>}
          <th>{say(text.place)}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {people.map((person, i) => (
          <tr key={person.id}>
            <td className="num text-fg-3">{i + 1}</td>
            <td>
              <b>{names(person).first}</b>
              <small>{names(person).second}</small>
              <Lacks person={person} />
            </td>
            <td>{person.job}</td>
            <td>
              <Document person={person} />
            </td>
            {isMeeting && <td>{say(person.travel === null ? text.none : TrafficType.label(person.travel))}</td>}
            {isMeeting && (
              <td>
                <Services person={person} />
              </td>
            )}
            <td>
              <Place person={person} />
            </td>
            <td>
              <Actions person={person} {...rest} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function AttendeeCards({ people, ...rest }: Props) {
  const names = useNames();
  return (
    <ul className="grid gap-2.5 wide:grid-cols-2">
      {people.map((person, i) => (
        <li key={person.id} className={cx('signup-card', !person.complete && 'lacks')}>
          <span className="num text-20 text-lilac">{i + 1}</span>
          <div className="min-w-0">
            <b className="text-17">{names(person).first}</b>
            <p className="text-13 text-fg-3">{[names(person).second, person.job].filter(Boolean).join(' · ')}</p>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-13 [&_.num]:inline [&_small]:text-fg-3">
              <Document person={person} />
            </p>
            <p className="mt-1 flex flex-wrap gap-x-3">
              <Services person={person} />
              <Place person={person} />
            </p>
            <Lacks person={person} />
          </div>
          <Actions person={person} {...rest} />
        </li>
      ))}
    </ul>
  );
}
