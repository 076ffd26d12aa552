import { useState } from 'react';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Input } from '../../../ui/Field.tsx';
import { orNull, useContentForm } from '../../parts/content/contentConsole.ts';
import { PictureField, type ShownPicture } from '../../parts/PictureField.tsx';
import { text } from './exhibitions.text.ts';

const LIST = 'form.photos';
const MOST = 60;
interface Photo {
  pictureId: number;
  zhCaption: string | null;
  enCaption: string | null;
}

/** The photos in order, each with a caption in both languages; a caption stays with its picture. */
export function PhotoRows() {
  const say = useSay();
  const { form, pictures, disabled } = useContentForm();
  const [, redraw] = useState(0);
  const photos: Photo[] = form.watch(LIST) ?? [];
  const shown = (id: number): ShownPicture => pictures.get(id) ?? { id, url: '' };
  const field = form.field(LIST);
  return (
    <div className="grid gap-6">
      <PictureField
        label={field.label}
        error={field.error}
        purpose="still"
        ratio="16:9"
        max={MOST}
        disabled={disabled}
        value={photos.map(({ pictureId }) => shown(pictureId))}
        onChange={(how) => {
          const now: Photo[] = form.getValues(LIST);
          const known = new Map(now.map((photo) => [photo.pictureId, photo]));
          const next = how(now.map(({ pictureId }) => shown(pictureId)));
          for (const picture of next) pictures.set(picture.id, picture);
          form.setValue(
            LIST,
            next.map(({ id }) => known.get(id) ?? { pictureId: id, zhCaption: null, enCaption: null }),
            changed,
          );
          redraw((n) => n + 1);
        }}
      />
      <ol className="grid gap-3">
        {photos.map((photo, i) => (
          <li key={photo.pictureId} className="grid items-end gap-3 wide:grid-cols-[64px_1fr_1fr]">
            <img
              src={shown(photo.pictureId).url}
              alt={say(text.photo, i + 1)}
              className="mb-1.5 h-9 w-16 rounded-[2px] bg-ink-3 object-cover"
            />
            {(['zhCaption', 'enCaption'] as const).map((name) => {
              const path = `${LIST}.${i}.${name}`;
              const caption = form.field(path);
              return (
                <Input
                  key={name}
                  {...caption}
                  {...form.register(path, orNull)}
                  required={false}
                  lang={name === 'zhCaption' ? 'zh-CN' : 'en'}
                  bare={i > 0}
                  placeholder={caption.label}
                />
              );
            })}
          </li>
        ))}
      </ol>
    </div>
  );
}
