import { consoleCompetition } from '@pavilion/protocol/competition.console.ts';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/errors.ts';
import { changed } from '../../../lib/form.ts';
import { sayNow, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { upload } from '../../../lib/upload.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { useContentForm } from '../../parts/content/contentConsole.ts';
import { text } from './competition.text.ts';

type Language = 'zh' | 'en';
interface Captions {
  language: Language;
  fileId: number;
  name: string;
}
const languages = ['zh', 'en'] as const;
const names = { zh: text.chinese, en: text.english };

/** One caption file for each language; the server checks it and reports the wrong line. */
export function CaptionRows() {
  const { form } = useContentForm();
  const problem = form.errorOf('form.captions');
  return (
    <div className="grid max-w-[640px] gap-3">
      {languages.map((language) => (
        <CaptionRow key={language} language={language} />
      ))}
      {problem && (
        <p role="alert" className="text-13 text-rose">
          {problem}
        </p>
      )}
    </div>
  );
}

function CaptionRow({ language }: { language: Language }) {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const all = (): Captions[] => form.getValues('form.captions') ?? [];
  const others = () => all().filter((one) => one.language !== language);
  const mine = ((form.watch('form.captions') ?? []) as Captions[]).find((one) => one.language === language);
  const label = say(names[language]);
  async function take(file: File) {
    setBusy(true);
    try {
      const kept = await upload(consoleCompetition.uploadCaptions, { file }, () => undefined);
      form.setValue('form.captions', [...others(), { language, fileId: kept.id, name: kept.name }], changed);
      toast.success(sayNow(text.cuesKept, kept.cues));
    } catch (cause) {
      toast.error(messageOf(cause));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-ink-2 py-1 pr-1 pl-4">
      <span className="text-14 narrow:basis-full narrow:pt-2 wide:w-32">{label}</span>
      <span className="min-w-0 flex-1 truncate text-14 text-fg-2">
        {mine ? mine.name || say(text.fileNumber, mine.fileId) : say(text.noCaptions)}
      </span>
      {!disabled && (
        <>
          <input
            ref={input}
            type="file"
            accept=".vtt,.srt,text/vtt"
            aria-label={label}
            className="sr"
            tabIndex={-1}
            onChange={(e) => {
              const file = e.target.files?.[0];
              e.target.value = '';
              if (file) void take(file);
            }}
          />
          <Button small icon="upload" loading={isBusy} onClick={() => input.current?.click()}>
            {say(mine ? text.replace : text.upload)}
          </Button>
          {mine && (
            <IconButton
              icon="trash"
              label={say(text.removeFile, label)}
              onClick={() => form.setValue('form.captions', others(), changed)}
            />
          )}
        </>
      )}
    </div>
  );
}
