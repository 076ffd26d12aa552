import type { ContentState } from '@pavilion/protocol/contentDesk.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { useAction, useApi } from '../../lib/api.ts';
import { useForm } from '../../lib/form.ts';
import { useGo } from '../../lib/Link.tsx';
import { useLocale, useSay } from '../../lib/locale.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty, Loaded } from '../../ui/Loaded.tsx';
import { useDeskAddress } from '../deskAddress.ts';
import { shownPicture } from '../PictureField.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { useMayCall } from '../useMayCall.ts';
import { toldConflict, useSaveKey, useUnsavedGuard } from '../useUnsavedGuard.ts';
import { ContentHead } from './ContentHead.tsx';
import { text } from './content.text.ts';
import { type ContentDesk, type ContentForm, ContentFormContext } from './desk.ts';
import { PublishDialog } from './PublishDialog.tsx';

/** `v` is the revision that a restore made: a new address begins the form anew. `publish` goes on where a first save came before it. */
const Address = z.object({
  id: z.coerce.number().int().positive().optional(),
  v: z.coerce.number().int().positive().optional(),
  publish: z.coerce.number().optional(),
});
export type ContentRecord = ContentState & { form: ContentForm; pictures: Picture[] };

/** One record: both languages side by side, everything else below, and one bar that saves and publishes. */
export function ContentEditor({ desk }: { desk: ContentDesk }) {
  const say = useSay();
  const address = useDeskAddress(Address);
  if (!address) return <Empty words={say(text.badAddress)} />;
  const { id, v, publish } = address;
  if (id === undefined) return <Editor key="new" desk={desk} />;
  return <Kept key={`${id}.${v}`} desk={desk} id={id} publish={publish === 1} />;
}
function Kept({ desk, id, publish }: { desk: ContentDesk; id: number; publish: boolean }) {
  const record = useApi(desk.api.detail, { id }, { staleMs: 0 });
  // The form begins with what the server says now, never with an answer kept from an earlier visit.
  const fresh = record.isFetchedAfterMount ? record : { ...record, data: undefined };
  return (
    <Loaded of={fresh}>
      {(found) => <Editor desk={desk} record={found as ContentRecord} publishAtOnce={publish} />}
    </Loaded>
  );
}

function Editor({
  desk,
  record,
  publishAtOnce = false,
}: {
  desk: ContentDesk;
  record?: ContentRecord;
  publishAtOnce?: boolean;
}) {
  const say = useSay();
  const locale = useLocale();
  const go = useGo();
  const mayChange = useMayCall(desk.api.save);
  const [publishing, setPublishing] = useState<{ id: number; revision: number } | null>(
    record && publishAtOnce ? { id: record.id, revision: record.revision } : null,
  );
  const publishNext = useRef(false);
  // Every field has a value from the start: a box that finds none would make the untouched form look changed.
  const begin = useMemo(
    () => ({
      id: record?.id,
      revision: record?.revision,
      form: record?.form ?? { ...defaultsOf(desk), ...desk.blank },
    }),
    [desk, record],
  );
  const form = useForm(desk.api.save.input as z.ZodType<unknown, ContentForm>, begin);
  const pictures = useMemo(() => new Map((record?.pictures ?? []).map((p) => [p.id, shownPicture(p)])), [record]);
  const { isDirty } = form.formState;
  const guard = useUnsavedGuard(isDirty);
  const save = useAction(desk.api.save, {
    form,
    refresh: [desk.api.list, desk.api.detail, desk.api.versions],
    failed: say(text.saveFailed),
    done: say(text.saved),
    onFailed: toldConflict,
    onDone: (saved) => {
      form.reset({ ...form.getValues(), ...saved });
      if (record) return;
      guard.letGo();
      go(`${desk.path}/edit`, { id: saved.id, ...(publishNext.current && { publish: 1 }) }, { replace: true });
    },
  });
  const state = useMemo(
    () => ({ form, pictures, id: record?.id, disabled: !mayChange }),
    [form, pictures, record?.id, mayChange],
  );
  const isLacking = useRef(false);
  const sheet = useRef<HTMLFormElement>(null);
  // The dialog gives the focus back to its button when it closes; what is lacking is shown right after.
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
  const revision = form.getValues('revision') as number | undefined;
  useSaveKey(() => mayChange && isDirty && void form.send((values) => save.run(values as never))());
  /** What is unsaved is saved first: the draft that goes live is the one on the screen. */
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
      <ContentHead desk={desk} record={record} revision={revision} dirty={isDirty} onRestored={guard.letGo} />
      <form ref={sheet} noValidate onSubmit={form.send((values) => save.run(values as never))}>
        <fieldset disabled={!mayChange}>
          <ContentFormContext value={state}>
            <desk.Fields />
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
          desk={desk}
          of={publishing}
          record={record}
          onClose={() => {
            setPublishing(null);
            if (publishAtOnce) go(`${desk.path}/edit`, { id: publishing.id }, { replace: true });
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
/** What the schema itself fills in. */
function defaultsOf(desk: ContentDesk): ContentForm {
  const schema = (desk.api.save.input as z.ZodObject).shape.form as z.ZodObject;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const parsed = (field as z.ZodType).safeParse(undefined);
      return [name, parsed.success ? parsed.data : ''];
    }),
  );
}
