import { useFieldArray } from 'react-hook-form';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { orNull, useContentForm } from '../../parts/content/contentConsole.ts';
import { AddRow, FieldRows } from '../../parts/FieldRows.tsx';
import { text } from './activities.text.ts';
import { ZonedDateTimeField } from './ZonedDateTimeField.tsx';

interface Item {
  startsAt: string;
  endsAt: string | null;
}
const MOST = 60;
const HALF_HOUR_MS = 30 * 60_000;
const after = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** The agenda: hours in the time zone of the place, item and speaker in both languages. */
export function AgendaRows() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const rows = useFieldArray({ control: form.control, name: 'form.agenda', keyName: 'key' });
  const startsAt: string | null = form.watch('form.startsAt');
  /** A new item begins where the last one ends. */
  function add() {
    const last = (form.getValues('form.agenda') as Item[]).at(-1);
    const begin = last?.endsAt ?? last?.startsAt ?? startsAt ?? new Date().toISOString();
    rows.append({
      startsAt: begin,
      endsAt: after(begin, HALF_HOUR_MS),
      zh: null,
      en: null,
      zhSpeaker: null,
      enSpeaker: null,
    });
  }
  return (
    <div className="grid gap-4">
      <AgendaAway />
      <FieldRows
        rows={rows}
        most={MOST}
        disabled={disabled}
        isUnordered
        removeLabel={(i) => say(text.removeItem, i + 1)}
        add={<AddRow onClick={add}>{say(text.addItem)}</AddRow>}
        className="gap-5"
        rowClassName="grid gap-3 border-b border-line pb-5 last:border-b-0"
      >
        {(i, tools) => (
          <>
            <div className="grid items-end gap-3 wide:grid-cols-[260px_260px_1fr_auto]">
              <ZonedDateTimeField inRow name={`agenda.${i}.startsAt`} />
              <ZonedDateTimeField inRow name={`agenda.${i}.endsAt`} />
              <span className="only-wide" />
              {tools}
            </div>
            <div className="grid items-start gap-3 wide:grid-cols-2">
              {(['zh', 'en', 'zhSpeaker', 'enSpeaker'] as const).map((name) => {
                const path = `form.agenda.${i}.${name}`;
                return (
                  <Input
                    key={name}
                    {...form.field(path)}
                    {...form.register(path, orNull)}
                    required={false}
                    lang={name.startsWith('zh') ? 'zh-CN' : 'en'}
                  />
                );
              })}
            </div>
          </>
        )}
      </FieldRows>
    </div>
  );
}

/** Offers to move the agenda if the activity's day has changed and the agenda's has not. */
function AgendaAway() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const [startsAt, endsAt, agenda]: [string | null, string | null, Item[]] = form.watch([
    'form.startsAt',
    'form.endsAt',
    'form.agenda',
  ]);
  const first = agenda.map((item) => item.startsAt).sort()[0];
  if (!startsAt || !endsAt || !first) return null;
  const isAway = agenda.some(
    (item) => Date.parse(item.startsAt) < Date.parse(startsAt) || Date.parse(item.startsAt) > Date.parse(endsAt),
  );
  if (!isAway) return null;
  const by = Date.parse(startsAt) - Date.parse(first);
  function move() {
    agenda.forEach((item, i) => {
      form.setValue(`form.agenda.${i}.startsAt`, after(item.startsAt, by), changed);
      if (item.endsAt) form.setValue(`form.agenda.${i}.endsAt`, after(item.endsAt, by), changed);
    });
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-4 rounded-card bg-ink-3 px-4 py-3 text-14 text-amber">
      <span>{say(text.agendaAway)}</span>
      {!disabled && (
        <Button small onClick={move}>
          {say(text.moveAgenda)}
        </Button>
      )}
    </div>
  );
}
