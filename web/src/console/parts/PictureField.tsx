import { errors } from '@pavilion/protocol/errors.ts';
import { consoleFile } from '@pavilion/protocol/files.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import { useId, useRef, useState } from 'react';
import { messageOf } from '../../lib/errors.ts';
import { sayNow, useSay } from '../../lib/locale.ts';
import { toast } from '../../lib/toast.ts';
import { upload } from '../../lib/upload.ts';
import { text as words } from '../../parts/parts.text.ts';
import { IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldSet } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { moved } from './MoveButtons.tsx';
import { text } from './picking.text.ts';

/** A picture of the site as its upload returned it. */
export interface ShownPicture {
  id: number;
  url: string;
}
export const shownPicture = (picture: Picture): ShownPicture => ({
  id: picture.id,
  url: picture.sources[Math.floor(picture.sources.length / 2)]?.url ?? '',
});

interface Props {
  label: string;
  value: readonly ShownPicture[];
  /** Takes a function of the current list, because uploads end in any order. */
  onChange: (change: (now: readonly ShownPicture[]) => readonly ShownPicture[]) => void;
  purpose: InputOf<typeof consoleFile.uploadImage>['purpose'];
  max?: number;
  /** The frame's proportion; frames are 160 px high. */
  ratio: keyof typeof widths;
  hint?: string;
  error?: string | undefined;
  disabled?: boolean;
}
function refusal(file: File): string | undefined {
  if (!/^image\/(png|jpeg)$/.test(file.type)) return sayNow(errors.imageKindRefused.text);
  return file.size > limits.uploadMaxBytes
    ? sayNow(errors.fileTooLarge.text, { maxBytes: limits.uploadMaxBytes })
    : undefined;
}
const widths = { '5:7': 'w-[114px]', '3:4': 'w-[120px]', '1:1': 'w-40', '16:9': 'w-[284px]', '9:16': 'w-[90px]' };
const frame = 'relative grid h-40 max-w-full overflow-hidden rounded-picture border bg-ink-3';

/** Uploads, previews, orders and removes pictures of the site. */
export function PictureField({
  label,
  value,
  onChange,
  purpose,
  max = 1,
  ratio,
  hint,
  error,
  disabled = false,
}: Props) {
  const say = useSay();
  const id = useId();
  const key = useRef(0);
  const [underway, setUnderway] = useState<readonly { key: number; percent: number }[]>([]);
  const room = max - value.length - underway.length;
  async function take(file: File) {
    const refused = refusal(file);
    if (refused) return toast.error(refused);
    const mine = ++key.current;
    setUnderway((now) => [...now, { key: mine, percent: 0 }]);
    try {
      const { data } = await upload(consoleFile.uploadImage, { file, purpose }, (percent) =>
        setUnderway((now) => now.map((u) => (u.key === mine ? { ...u, percent } : u))),
      );
      onChange((now) => [...now, { id: data.id, url: data.url }]);
    } catch (cause) {
      toast.error(messageOf(cause) || sayNow(words.uploadFailed));
    } finally {
      setUnderway((now) => now.filter((u) => u.key !== mine));
    }
  }
  function pick(files: FileList | null) {
    const picked = [...(files ?? [])];
    if (picked.length > room) toast.error(sayNow(text.tooMany, max));
    for (const file of picked.slice(0, room)) void take(file);
  }
  return (
    <FieldSet label={label} error={error} hint={hint ?? say(words.imageHint)}>
      <ol className="mt-1 mb-2 flex flex-wrap gap-3">
        {value.map((picture, i) => (
          <li key={picture.id} className={cx(frame, widths[ratio], 'group border-line')}>
            <img src={picture.url} alt={say(text.picture, i + 1)} className="size-full object-cover" />
            {!disabled && <Tools at={i} count={value.length} onChange={onChange} />}
          </li>
        ))}
        {underway.map((u) => (
          <li
            key={u.key}
            className={cx(
              frame,
              widths[ratio],
              'content-center justify-items-center gap-2 border-line text-12 text-fg-2',
            )}
          >
            <progress value={u.percent} max={100} className="h-1 w-3/5 accent-amber" aria-label={label} />
            <span role="status">{say(text.uploading, u.percent)}</span>
          </li>
        ))}
        {room > 0 && !disabled && (
          <li>
            <label
              htmlFor={id}
              className={cx(
                frame,
                widths[ratio],
                'cursor-pointer content-center justify-items-center gap-2 border-dashed p-2 text-center text-13 text-fg-2 transition-colors hover:border-amber hover:text-amber has-focus-visible:border-amber',
                error ? 'border-rose' : 'border-line-2/60',
              )}
              onDragOver={(e) => e.preventDefault()}
              onDrop={(e) => {
                e.preventDefault();
                pick(e.dataTransfer.files);
              }}
            >
              <Icon name="image" className="text-24" />
              {say(text.upload)}
              <input
                id={id}
                type="file"
                className="sr"
                accept="image/png,image/jpeg"
                multiple={max > 1}
                aria-label={label}
                onChange={(e) => {
                  pick(e.target.files);
                  e.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ol>
    </FieldSet>
  );
}

function Tools({ at, count, onChange }: { at: number; count: number; onChange: Props['onChange'] }) {
  const say = useSay();
  const move = (by: -1 | 1) => onChange((now) => moved(now, at, at + by));
  const small = '!size-8 text-15 text-fg';
  return (
    <span className="absolute inset-x-0 bottom-0 flex justify-end bg-ink-0/75">
      {count > 1 && (
        <>
          <IconButton
            icon="left"
            label={say(text.earlier, at + 1)}
            disabled={at === 0}
            className={small}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="right"
            label={say(text.later, at + 1)}
            disabled={at === count - 1}
            className={small}
            onClick={() => move(1)}
          />
        </>
      )}
      <IconButton
        icon="close"
        label={say(text.removePicture, at + 1)}
        className={small}
        onClick={() => onChange((now) => now.filter((_, i) => i !== at))}
      />
    </span>
  );
}
