import { useRef } from 'react';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './content.text.ts';
import { orNull, useContentForm } from './contentConsole.ts';
import { acceptOf, useAttachmentUpload } from './useAttachmentUpload.ts';

/** One file that visitors download: `fileId` of the form is the file, `fileName` the name that they receive it by. */
export function ContentFileField() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const { percent, send } = useAttachmentUpload('download');
  const input = useRef<HTMLInputElement>(null);
  const hasFile = Boolean(form.watch('form.fileId'));
  const label = say(hasFile ? text.replaceFile : text.upload);
  const name = form.field('form.fileName');
  const missing = form.errorOf('form.fileId');
  async function take(file: File | undefined) {
    const stored = file && (await send(file));
    if (!stored) return;
    form.setValue('form.fileId', stored.id, changed);
    form.setValue('form.fileName', stored.name, changed);
  }
  return (
    <div className="grid max-w-[640px] gap-4">
      {hasFile && (
        <div className="flex items-end gap-3">
          <Icon name="file" className="mb-3 text-24 text-lilac" />
          <Input {...name} {...form.register('form.fileName', orNull)} required={false} className="flex-1" />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <input
          ref={input}
          type="file"
          className="sr"
          tabIndex={-1}
          disabled={disabled}
          aria-label={label}
          accept={acceptOf('download')}
          onChange={(e) => {
            const [file] = e.target.files ?? [];
            e.target.value = '';
            void take(file);
          }}
        />
        <Button small icon="upload" loading={percent !== undefined} onClick={() => input.current?.click()}>
          {label}
        </Button>
        {percent !== undefined && (
          <span role="status" className="text-13 text-fg-2">
            {say(text.uploading, percent)}
          </span>
        )}
        {missing && (
          <span role="alert" className="text-13 text-rose">
            {missing}
          </span>
        )}
      </div>
    </div>
  );
}
