import { errors } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { useId, useRef, useState } from 'react';
import { messageOf } from '../lib/errors.ts';
import { sayNow, useSay } from '../lib/locale.ts';
import { toast } from '../lib/toast.ts';
import { IconButton } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { FieldSet } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { text } from './parts.text.ts';

interface Props {
  label: string;
  value: readonly FileLink[];
  /** Takes a function of the current list, because uploads end in any order. */
  onChange: (change: (now: readonly FileLink[]) => readonly FileLink[]) => void;
  /** Sends one file: `(file, onProgress) => upload(resource.uploadImage, { file, purpose }, onProgress).then((r) => r.data)`. */
  send: (file: File, onProgress: (percent: number) => void) => Promise<FileLink>;
  /** `image` accepts pictures only; `document` also PDF. */
  kind?: 'image' | 'document';
  max?: number;
  error?: string | undefined;
  required?: boolean;
  hint?: string;
}
const accepts = { image: 'image/png,image/jpeg', document: 'image/png,image/jpeg,application/pdf' };

/** Returns why a file is not sent (spec §5); undefined if it may be sent. */
function refusal(file: File, kind: 'image' | 'document'): string | undefined {
  const right = file.type.startsWith('image/') || (kind === 'document' && file.type === 'application/pdf');
  if (!right)
    return kind === 'image'
      ? sayNow(errors.imageKindRefused.text)
      : sayNow(errors.fileKindRefused.text, { allowed: 'jpg, png, pdf' });
  return file.size > limits.uploadMaxBytes
    ? sayNow(errors.fileTooLarge.text, { maxBytes: limits.uploadMaxBytes })
    : undefined;
}

/** Uploads files when they are chosen: uploading, then success or failed; a failed one leaves the list (spec §4). */
export function FileField({
  label,
  value,
  onChange,
  send,
  kind = 'image',
  max = limits.filesPerField,
  error,
  required,
  hint,
}: Props) {
  const say = useSay();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [underway, setUnderway] = useState<readonly { key: number; name: string; percent: number }[]>([]);
  const nextKey = useRef(0);
  const room = max - value.length - underway.length;

  async function take(file: File) {
    const refused = refusal(file, kind);
    if (refused) return toast.error(refused);
    nextKey.current += 1;
    const key = nextKey.current;
    setUnderway((now) => [...now, { key, name: file.name, percent: 0 }]);
    try {
      const link = await send(file, (percent) =>
        setUnderway((now) => now.map((u) => (u.key === key ? { ...u, percent } : u))),
      );
      onChange((now) => [...now, link]);
    } catch (cause) {
      toast.error(messageOf(cause) || sayNow(text.uploadFailed));
    } finally {
      setUnderway((now) => now.filter((u) => u.key !== key));
    }
  }
  function pick(files: FileList | null) {
    const picked = [...(files ?? [])];
    if (picked.length > room) toast.error(sayNow(text.tooMany, max));
    for (const file of picked.slice(0, room)) void take(file);
    if (input.current) input.current.value = '';
  }
  return (
    <FieldSet
      label={label}
      required={required}
      error={error}
      hint={hint ?? say(kind === 'image' ? text.imageHint : text.documentHint)}
    >
      <div className="mb-1.5 flex flex-wrap gap-3">
        {value.map((file) => (
          <Thumb key={file.id} file={file} onRemove={() => onChange((now) => now.filter((f) => f.id !== file.id))} />
        ))}
        {underway.map((u) => (
          <div
            key={u.key}
            role="status"
            className={cx(box, 'content-center justify-items-center gap-2 border-line text-13 text-fg-2')}
          >
            <span className="max-w-full truncate px-2">{u.name}</span>
            <progress value={u.percent} max={100} className="h-1 w-24 accent-amber" aria-label={u.name} />
            {say(text.uploading, u.percent)}
          </div>
        ))}
        {room > 0 && (
          <label
            htmlFor={id}
            className={cx(
              box,
              'cursor-pointer content-center justify-items-center gap-2 border-dashed text-14 text-fg-2 transition-colors hover:border-amber hover:text-amber has-focus-visible:border-amber',
              error ? 'border-rose' : 'border-line-2',
            )}
            onDragOver={(e) => e.preventDefault()}
            onDrop={(e) => {
              e.preventDefault();
              pick(e.dataTransfer.files);
            }}
          >
            <Icon name="upload" className="text-24" />
            {say(kind === 'image' ? text.addImage : text.addFile)}
            <input
              ref={input}
              id={id}
              type="file"
              className="sr"
              accept={accepts[kind]}
              multiple={max > 1}
              aria-label={label}
              aria-invalid={error ? true : undefined}
              onChange={(e) => pick(e.target.files)}
            />
          </label>
        )}
      </div>
    </FieldSet>
  );
}
const box = 'relative grid h-32 w-48 overflow-hidden rounded-card border bg-ink-3';

function Thumb({ file, onRemove }: { file: FileLink; onRemove: () => void }) {
  const say = useSay();
  const isPicture = !/\.pdf$/i.test(file.name);
  return (
    <div className={cx(box, 'border-line')}>
      {isPicture ? (
        <img src={file.url} alt={file.name} className="size-full object-contain" />
      ) : (
        <a
          href={file.url}
          target="_blank"
          rel="noreferrer"
          className="grid content-center justify-items-center gap-2 p-3 text-13 text-lilac"
        >
          <Icon name="file" className="text-30" />
          <span className="max-w-full truncate">{file.name}</span>
        </a>
      )}
      <IconButton
        icon="close"
        label={say(text.removeFile, file.name)}
        onClick={onRemove}
        className="absolute top-0 right-0 bg-ink-0/70 text-fg"
      />
    </div>
  );
}
