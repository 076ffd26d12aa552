import type { ContentLanguage } from '@pavilion/protocol/content.console.ts';
import type { Problem } from '@pavilion/protocol/kit/client.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { readersDay } from '../../../parts/dates/typed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, FieldSet, Radio } from '../../../ui/Field.tsx';
import { MomentField } from '../dates/MomentField.tsx';
import { momentOf } from '../dates/moment.ts';
import { text } from './content.text.ts';
import type { ContentConsole, ContentRecord } from './contentConsole.ts';

interface Props {
  config: ContentConsole;
  of: { id: number; revision: number };
  record: ContentRecord | undefined;
  onClose: () => void;
  /** Receives what a published language lacks, so that the form shows it at its fields. */
  onProblems: (problems: readonly Problem[]) => void;
}
/** Chooses which languages are published, and when. */
export function PublishDialog({ config, of, record, onClose, onProblems }: Props) {
  const say = useSay();
  const [chosen, setChosen] = useState<readonly ContentLanguage[]>(() => live(record));
  const [later, setLater] = useState(false);
  const [at, setAt] = useState('');
  const publish = useAction(config.api.publish, {
    refresh: [config.api.list, config.api.detail, config.api.versions],
    failed: say(text.publishFailed),
    done: say(later ? text.scheduledDone : text.publishedDone),
    onDone: onClose,
    onFailed: (error) => {
      if (error.problems.length === 0) return false;
      onProblems(error.problems);
      onClose();
      return true;
    },
  });
  function send() {
    if (chosen.length === 0) return toast.error(say(text.pickLanguage));
    const moment = momentOf(at);
    if (later && (!moment || new Date(moment) <= new Date())) return toast.error(say(text.futureNeeded));
    void publish.run({ ...of, languages: [...chosen], ...(later && moment && { at: moment }) });
  }
  const toggle = (language: ContentLanguage, on: boolean) =>
    setChosen((now) => (on ? [...now, language] : now.filter((l) => l !== language)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(text.publishTitle)}
      description={say(text.publishBody)}
      actions={
        <>
          <Button onClick={onClose}>{say(text.cancel)}</Button>
          <Button kind="amber" loading={publish.isPending} onClick={send}>
            {say(text.publish)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FieldSet label={say(text.languages)}>
          {(['zh', 'en'] as const).map((language) => (
            <Checkbox
              key={language}
              checked={chosen.includes(language)}
              onChange={(e) => toggle(language, e.target.checked)}
            >
              {say(language === 'zh' ? text.chinese : text.englishName)}
            </Checkbox>
          ))}
        </FieldSet>
        <FieldSet label={say(text.when)}>
          <Radio name="when" checked={!later} onChange={() => setLater(false)}>
            {say(text.now)}
          </Radio>
          <Radio name="when" checked={later} onChange={() => setLater(true)}>
            {say(text.later)}
          </Radio>
        </FieldSet>
        {later && (
          <MomentField
            label={say(text.publishAt)}
            hint={say(text.yourTime)}
            min={readersDay()}
            value={at}
            onChange={setAt}
            onRefused={() => setAt('')}
          />
        )}
      </div>
    </Dialog>
  );
}
/** Live languages stay selected; a first publication selects the languages that have a title. */
const live = (record: ContentRecord | undefined): ContentLanguage[] => {
  const both = ['zh', 'en'] as const;
  const now = both.filter((l) => record?.[`${l}PublishedAt`]);
  const named = both.filter((l) => record?.form[`${l}Title`] ?? record?.form[`${l}Name`]);
  return now.length ? now : named.length ? named : [...both];
};
