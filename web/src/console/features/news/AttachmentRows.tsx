import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { sayNow, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useContentForm } from '../../parts/content/contentConsole.ts';
import { acceptOf, useAttachmentUpload } from '../../parts/content/useAttachmentUpload.ts';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { text } from './news.text.ts';

const MOST = 10;
/** The files that readers may download, each with a readable name. */
export function AttachmentRows() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const rows = useFieldArray({ control: form.control, name: 'form.attachments', keyName: 'key' });
  const input = useRef<HTMLInputElement>(null);
  const { percent, send } = useAttachmentUpload('attachment');

  async function take(files: readonly File[]) {
    const room = MOST - rows.fields.length;
    if (files.length > room) toast.error(sayNow(text.tooMany, MOST));
    for (const file of files.slice(0, room)) {
      const stored = await send(file);
      if (stored) rows.append({ fileId: stored.id, name: stored.name }, { shouldFocus: false });
    }
  }
  return (
    <div className="max-w-[640px]">
      <FieldRows
        rows={rows}
        most={MOST}
        disabled={disabled}
        removeLabel={(i) => say(text.removeFile, String(form.watch(`form.attachments.${i}.name`)))}
        add={
          <div className="flex items-center gap-4">
            <input
              ref={input}
              type="file"
              multiple
              className="sr"
              tabIndex={-1}
              aria-label={say(text.add)}
              accept={acceptOf('attachment')}
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
        }
        className="gap-3"
        rowClassName="flex items-end gap-3"
      >
        {(i, tools) => {
          const name = `form.attachments.${i}.name`;
          return (
            <>
              <Icon name="file" className="mb-3 text-24 text-lilac" />
              <Input
                {...form.field(name)}
                className="flex-1"
                error={form.errorOf(`form.attachments.${i}.fileId`) ?? form.errorOf(name)}
              />
              {tools}
            </>
          );
        }}
      </FieldRows>
    </div>
  );
}
