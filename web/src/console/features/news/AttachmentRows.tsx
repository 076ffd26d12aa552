import { errors } from '@pavilion/protocol/errors.ts';
import { attachmentKinds, consoleFile } from '@pavilion/protocol/files.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { wordsOf } from '../../../lib/errors.ts';
import { sayNow, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { upload } from '../../../lib/upload.ts';
import { useContentForm } from '../../../parts/content/desk.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './news.text.ts';

const MOST = 10;
const endings = attachmentKinds.map((kind) => `.${kind}`);
function refusal(file: File): string | undefined {
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return sayNow(errors.fileKindRefused.text, { allowed: attachmentKinds.join(', ') });
  return file.size > limits.uploadMaxBytes
    ? sayNow(errors.fileTooLarge.text, { maxBytes: limits.uploadMaxBytes })
    : undefined;
}

/** The files that readers may take along, each under a name fit to be read. */
export function AttachmentRows() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const rows = useFieldArray({ control: form.control, name: 'form.attachments' });
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();

  async function take(files: readonly File[]) {
    const room = MOST - rows.fields.length;
    if (files.length > room) toast.error(sayNow(text.tooMany, MOST));
    for (const file of files.slice(0, room)) {
      const refused = refusal(file);
      if (refused) {
        toast.error(refused);
        continue;
      }
      try {
        setPercent(0);
        const { data } = await upload(consoleFile.uploadAttachment, { file: file as never }, setPercent);
        rows.append({ fileId: data.id, name: data.name }, { shouldFocus: false });
      } catch (cause) {
        toast.error(wordsOf(cause));
      } finally {
        setPercent(undefined);
      }
    }
  }
  return (
    <div className="grid max-w-[640px] gap-3">
      {rows.fields.map((row, i) => {
        const name = `form.attachments.${i}.name`;
        return (
          <div key={row.id} className="flex items-end gap-3">
            <Icon name="file" className="mb-3 text-24 text-lilac" />
            <Input
              {...form.field(name)}
              className="flex-1"
              error={form.errorOf(`form.attachments.${i}.fileId`) ?? form.errorOf(name)}
            />
            {!disabled && (
              <IconButton
                icon="trash"
                label={say(text.removeFile, String(form.watch(name)))}
                onClick={() => rows.remove(i)}
              />
            )}
          </div>
        );
      })}
      {!disabled && rows.fields.length < MOST && (
        <div className="flex items-center gap-4">
          <input
            ref={input}
            type="file"
            multiple
            className="sr"
            tabIndex={-1}
            aria-label={say(text.add)}
            accept={endings.join()}
            onChange={(e) => {
              const files = [...(e.target.files ?? [])];
              e.target.value = '';
              void take(files);
            }}
          />
          <Button small icon="upload" loading={percent !== undefined} onClick={() => input.current?.click()}>
            {say(text.add)}
          </Button>
          {percent !== undefined && (
            <span role="status" className="text-13 text-fg-2">
              {say(text.uploading, percent)}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
