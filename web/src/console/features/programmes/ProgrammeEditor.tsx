import { type ConsoleProgramme, consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { consoleBoard } from '@pavilion/protocol/staff.ts';
import type { ReactNode } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { useSaveKey, useUnsavedGuard } from '../../../parts/useUnsavedGuard.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { useGo } from '../../parts/links.ts';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { useMayCall } from '../../parts/useMayCall.ts';
import { AwardRows } from './AwardRows.tsx';
import { CreditRows } from './CreditRows.tsx';
import { Facts } from './FactFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { type ProgrammeFormState, useProgrammeForm } from './programmeForm.ts';
import { text } from './programmes.text.ts';
import { SellerField } from './SellerField.tsx';
import { TrailerField } from './TrailerField.tsx';
import { WordFields } from './WordFields.tsx';

export const programmeReads = [consoleProgramme.list, consoleProgramme.detail, consoleBoard.counts];

interface Props {
  programme?: ConsoleProgramme;
  head: (form: ProgrammeFormState) => ReactNode;
  foot: ReactNode;
}
/** Both languages side by side, then all other fields, and one bar that saves everything. */
export function ProgrammeEditor({ programme, head, foot }: Props) {
  const say = useSay();
  const go = useGo();
  const mayChange = useMayCall(consoleProgramme.save);
  const form = useProgrammeForm(programme);
  const { isDirty } = form.formState;
  const isLive = Boolean(programme?.zhPublishedAt || programme?.enPublishedAt);
  const guard = useUnsavedGuard(isDirty);
  const save = useAction(consoleProgramme.save, {
    form,
    refresh: programmeReads,
    done: say(text.saved),
    failed: say(text.saveFailed),
    onDone: ({ id }) => {
      form.reset(form.getValues());
      if (programme) return;
      guard.letGo();
      go('/programmes/edit', { id }, { replace: true });
    },
  });
  useSaveKey(() => mayChange && isDirty && void form.send(save.run)());
  return (
    <>
      {head(form)}
      <form noValidate onSubmit={form.send(save.run)}>
        <fieldset disabled={!mayChange}>
          <ConsoleSection title={say(text.wordsHeading)} hint={say(text.wordsHint)}>
            <WordFields form={form} />
          </ConsoleSection>
          <ConsoleSection title={say(text.factsHeading)} hint={say(text.factsHint)}>
            <Facts form={form} disabled={!mayChange} />
          </ConsoleSection>
          <ConsoleSection title={say(text.creditsHeading)}>
            <CreditRows form={form} />
          </ConsoleSection>
          <ConsoleSection title={say(text.awardsHeading)}>
            <AwardRows form={form} />
          </ConsoleSection>
          <ConsoleSection title={say(text.picturesHeading)} hint={say(text.picturesHint)}>
            <PictureFields form={form} programme={programme} disabled={!mayChange} />
          </ConsoleSection>
          <ConsoleSection title={say(text.trailerHeading)} hint={say(text.trailerHint)}>
            <TrailerField form={form} trailer={programme?.trailer ?? null} disabled={!mayChange} />
          </ConsoleSection>
          <ConsoleSection title={say(text.shelfHeading)}>
            <div className="grid items-start gap-5 wide:grid-cols-2">
              <SellerField form={form} seller={programme?.seller ?? null} />
              <Input {...form.field('recommended', 'number')} type="number" min={0} inputMode="numeric" />
            </div>
          </ConsoleSection>
        </fieldset>
        <SaveBar
          dirty={isDirty}
          words={say(
            mayChange ? (isDirty ? (isLive ? text.changedLive : text.changed) : text.unchanged) : text.readOnly,
          )}
        >
          {mayChange && (
            <Button kind="amber" small type="submit" disabled={!isDirty} loading={save.isPending}>
              {say(text.save)}
            </Button>
          )}
        </SaveBar>
      </form>
      {foot}
    </>
  );
}
