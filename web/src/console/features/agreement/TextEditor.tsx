import { consoleAgreement, LegalText, noticeDaysOf } from '@pavilion/protocol/agreement.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { reportConflict, useSaveKey, useUnsavedGuard } from '../../../parts/useUnsavedGuard.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status } from '../../../ui/Status.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { RichTextField } from '../../parts/RichTextField.tsx';
import { text } from './agreement.text.ts';
import type { FoundText } from './legalTexts.ts';
import { PreviewSheet } from './PreviewSheet.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { VersionTable } from './VersionTable.tsx';

/** One text: its draft in both languages, and every version. */
export function TextEditor({ kind, found }: { kind: LegalText; found: FoundText }) {
  const say = useSay();
  const { date } = useFormat();
  const [open, setOpen] = useState<'preview' | 'publish'>();
  const form = useForm(consoleAgreement.save.input, { kind, revision: found.revision, draft: found.draft });
  const isDirty = form.formState.isDirty;
  useUnsavedGuard(isDirty);
  const save = useAction(consoleAgreement.save, {
    form,
    refresh: [consoleAgreement.detail],
    done: say(text.saved),
    onFailed: reportConflict,
    failed: say(text.failed),
    onDone: ({ revision }) => form.reset({ ...form.getValues(), revision }),
  });
  const send = form.send(save.run);
  useSaveKey(() => isDirty && void send());
  const side = (name: 'zhHtml' | 'enHtml', lang: string) => {
    const { label, error } = form.field(`draft.${name}`);
    return (
      <RichTextField
        label={label}
        error={error}
        lang={lang}
        value={form.watch(`draft.${name}`) || null}
        onChange={(html) => form.setValue(`draft.${name}`, html ?? '', { shouldDirty: true, shouldTouch: true })}
      />
    );
  };
  return (
    <form noValidate onSubmit={send} className="pt-6">
      <PageHead
        title={say(LegalText.label(kind))}
        lead={noticeDaysOf(kind) ? say(text.notice, date(found.effectiveAt)) : say(text.atOnce)}
        actions={
          <>
            <Status tone={found.changed || isDirty ? 'amber' : 'quiet'}>
              {say(found.changed || isDirty ? text.draftChanged : text.draftState)}
            </Status>
            <Button small icon="eye" disabled={isDirty} onClick={() => setOpen('preview')}>
              {say(text.preview)}
            </Button>
            <Button small type="submit" loading={save.isPending} disabled={!isDirty}>
              {say(text.save)}
            </Button>
            <Button kind="amber" small disabled={isDirty || !found.changed} onClick={() => setOpen('publish')}>
              {say(text.publish)}
            </Button>
          </>
        }
      />
      {found.editedBy && found.editedAt && (
        <p className="-mt-4 mb-6 text-13 text-fg-3">{say(text.editedBy, found.editedBy, date(found.editedAt, 5))}</p>
      )}
      <ConsoleSection title={say(text.titleHeading)}>
        <div className="grid gap-5 wide:grid-cols-2">
          <Input {...form.field('draft.zhTitle')} lang="zh-CN" />
          <Input {...form.field('draft.enTitle')} lang="en" />
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.bodyHeading)} hint={say(text.bodyHint)}>
        <div className="grid items-start gap-6 broad:grid-cols-2">
          {side('zhHtml', 'zh-CN')}
          {side('enHtml', 'en')}
        </div>
      </ConsoleSection>
      <ConsoleSection title={say(text.versionsHeading)} hint={say(text.versionsHint)}>
        <VersionTable kind={kind} versions={found.versions} />
      </ConsoleSection>
      <PreviewSheet
        title={say(text.previewTitle)}
        note={say(text.previewNote)}
        of={open === 'preview' ? { ...found.draft, version: '', effectiveAt: found.effectiveAt } : undefined}
        onClose={() => setOpen(undefined)}
      />
      <PublishDialog kind={kind} found={found} open={open === 'publish'} onClose={() => setOpen(undefined)} />
    </form>
  );
}
