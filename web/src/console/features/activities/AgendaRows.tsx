import { useFieldArray } from 'react-hook-form';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { orNull, useContentForm } from '../../../parts/content/desk.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { text } from './activities.text.ts';
import { WallMoment } from './WallMoment.tsx';

interface Item {
  startsAt: string;
  endsAt: string | null;
}
const MOST = 60;
const HALF_HOUR_MS = 30 * 60_000;
const after = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** The timetable: hours by the clock of the place, item and speaker in both languages. */
export function AgendaRows() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const rows = useFieldArray({ control: form.control, name: 'form.agenda' });
  const startsAt = form.watch('form.startsAt') as string | null;
  /** A new item begins where the last one ends. */
  function add() {
    const last = (form.getValues('form.agenda') as Item[]).at(-1);
    const begin = last?.endsAt ?? last?.startsAt ?? startsAt ?? new Date().toISOString();
    rows.append({
      startsAt: begin,
      endsAt: after(begin, HALF_HOUR_MS),
      ...{ zh: null, en: null, zhSpeaker: null, enSpeaker: null },
    });
  }
  return (
    <div className="grid gap-4">
      <AgendaAway />
      <ol className="grid gap-5">
        {rows.fields.map((row, i) => (
          <li key={row.id} className="grid gap-3 border-b border-line pb-5 last:border-b-0">
            <div className="grid items-end gap-3 wide:grid-cols-[260px_260px_1fr_auto]">
              <WallMoment inRow name={`agenda.${i}.startsAt`} />
              <WallMoment inRow name={`agenda.${i}.endsAt`} />
              <span className="only-wide" />
              {!disabled && (
                <IconButton
                  icon="trash"
                  className="justify-self-end narrow:-mt-2"
                  label={say(text.removeItem, i + 1)}
                  onClick={() => rows.remove(i)}
                />
              )}
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
          </li>
        ))}
      </ol>
      {!disabled && rows.fields.length < MOST && (
        <Button small icon="plus" className="justify-self-start" onClick={add}>
          {say(text.addItem)}
        </Button>
      )}
    </div>
  );
}

/** The activity was moved and its agenda was not: it follows by a touch. */
function AgendaAway() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const [startsAt, endsAt, agenda] = form.watch(['form.startsAt', 'form.endsAt', 'form.agenda']) as [
    string | null,
    string | null,
    Item[],
  ];
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
