import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { useAction, useApi } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { reportConflict, useSaveKey, useUnsavedGuard } from '../../../parts/useUnsavedGuard.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty, Loaded } from '../../../ui/Loaded.tsx';
import { useConsoleParams } from '../consoleParams.ts';
import { useGo } from '../links.ts';
import { shownPicture } from '../PictureField.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { useMayCall } from '../useMayCall.ts';
import { ContentHead } from './ContentHead.tsx';
import { text } from './content.text.ts';
import { type ContentConsole, type ContentForm, ContentFormContext, type ContentRecord } from './contentConsole.ts';
import { PublishDialog } from './PublishDialog.tsx';

/** `v` is the revision made by a restore: a new URL resets the form. `publish` continues after a first save. */
const Address = z.object({
  id: z.coerce.number().int().positive().optional(),
  v: z.coerce.number().int().positive().optional(),
  publish: z.coerce.number().pipe(z.literal(1)).optional(),
});

/** One record: both languages side by side, all other fields below, and one bar that saves and publishes. */
export function ContentEditor({ config }: { config: ContentConsole }) {
  const say = useSay();
  const address = useConsoleParams(`${config.path}/edit`, Address);
  if (!address) return <Empty words={say(text.badAddress)} />;
  const { id, v, publish } = address;
  if (id === undefined) return <Editor key="new" config={config} />;
  return <Kept key={`${id}.${v}`} config={config} id={id} publish={publish === 1} />;
}
function Kept({ config, id, publish }: { config: ContentConsole; id: number; publish: boolean }) {
  const record = useApi(config.api.detail, { id }, { staleMs: 0 });
  // The form starts with a fresh response of the server, never with a cached one.
  const fresh = record.isFetchedAfterMount ? record : { ...record, data: undefined };
  return (
    <Loaded of={fresh}>
      {(found) => <Editor config={config} record={found as ContentRecord} publishAtOnce={publish} />}
    </Loaded>
  );
}

function Editor({
  config,
  record,
  publishAtOnce = false,
}: {
  config: ContentConsole;
  record?: ContentRecord;
  publishAtOnce?: boolean;
}) {
  const say = useSay();
  const locale = useLocale();
  const go = useGo();
  const mayChange = useMayCall(config.api.save);
  const [publishing, setPublishing] = useState<{ id: number; revision: number } | null>(
    record && publishAtOnce ? { id: record.id, revision: record.revision } : null,
  );
  const publishNext = useRef(false);
  // Every field has a value from the start: a field without one would make the untouched form count as changed.
  const begin = useMemo(
    () => ({
      id: record?.id,
      revision: record?.revision,
      form: record?.form ?? { ...defaultsOf(config), ...config.blank },
    }),
    [config, record],
  );
  const form = useForm(config.api.save.input as z.ZodType<unknown, ContentForm>, begin);
  const pictures = useMemo(() => new Map((record?.pictures ?? []).map((p) => [p.id, shownPicture(p)])), [record]);
  const { isDirty } = form.formState;
  const guard = useUnsavedGuard(isDirty);
  const save = useAction(config.api.save, {
    form,
    refresh: [config.api.list, config.api.detail, config.api.versions],
    failed: say(text.saveFailed),
    done: say(text.saved),
    onFailed: reportConflict,
    onDone: (saved) => {
      form.reset({ ...form.getValues(), ...saved });
      if (record) return;
      guard.letGo();
      go(`${config.path}/edit`, { id: saved.id, ...(publishNext.current && { publish: 1 }) }, { replace: true });
    },
  });
  const state = useMemo(
    () => ({ form, pictures, id: record?.id, disabled: !mayChange }),
    [form, pictures, record?.id, mayChange],
  );
  const isLacking = useRef(false);
  const sheet = useRef<HTMLFormElement>(null);
  // The dialog returns focus to its button when it closes; problems are shown right afterwards.
  useEffect(() => {
    if (publishing || !isLacking.current) return;
    isLacking.current = false;
    const timer = setTimeout(() => {
      const field = sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [publishing]);
  const revision: number | undefined = form.getValues('revision');
  useSaveKey(() => mayChange && isDirty && void form.send((values) => save.run(values as never))());
  /** Unsaved changes are saved first, so that the published draft is the one on the screen. */
  const publish = async () => {
    if (record && revision !== undefined && !isDirty) return setPublishing({ id: record.id, revision });
    await form.handleSubmit(async (values) => {
      publishNext.current = true;
      const saved = await save.run(values as never);
      publishNext.current = false;
      if (saved && record) setPublishing(saved);
    })();
  };
  return (
    <>
      <ContentHead config={config} record={record} revision={revision} dirty={isDirty} onRestored={guard.letGo} />
      <form ref={sheet} noValidate onSubmit={form.send((values) => save.run(values as never))}>
        <fieldset disabled={!mayChange}>
          <ContentFormContext value={state}>
            <config.Fields />
          </ContentFormContext>
        </fieldset>
        <SaveBar dirty={isDirty} words={say(isDirty ? text.changed : text.unchanged)}>
          {mayChange && (
            <>
              <Button small type="submit" disabled={!isDirty} loading={save.isPending}>
                {say(text.save)}
              </Button>
              <Button kind="amber" small onClick={() => void publish()}>
                {say(text.publish)}
              </Button>
            </>
          )}
        </SaveBar>
      </form>
      {publishing && (
        <PublishDialog
          config={config}
          of={publishing}
          record={record}
          onClose={() => {
            setPublishing(null);
            if (publishAtOnce) go(`${config.path}/edit`, { id: publishing.id }, { replace: true });
          }}
          onProblems={(problems) => {
            for (const { path, message } of problems) form.setError(path, { type: 'server', message });
            const lacking = problems.map(({ path }) => form.field(path).label);
            toast.error(say(text.lacking, new Intl.ListFormat(locale, { type: 'unit' }).format(new Set(lacking))));
            isLacking.current = true;
          }}
        />
      )}
    </>
  );
}
/** Returns the defaults of the schema. */
function defaultsOf(config: ContentConsole): ContentForm {
  const schema = (config.api.save.input as z.ZodObject).shape.form as z.ZodObject;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const parsed = (field as z.ZodType).safeParse(undefined);
      return [name, parsed.success ? parsed.data : ''];
    }),
  );
}
