import type { StagePhoto } from '@pavilion/protocol/exhibitions.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useState } from 'react';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Lightbox } from '../../parts/Lightbox.tsx';
import { text } from './exhibitions.text.ts';
import { photoGridSpans } from './photoGridSpans.ts';

const sizes = '(max-width: 768px) 92vw, 48vw';

/** The photos over nine grid columns down to four (spec §9), in rows that always end flush; each opens in a lightbox. */
export function Photos({ photos, title }: { photos: readonly StagePhoto[]; title: string }) {
  const say = useSay();
  const locale = useLocale();
  const [at, setAt] = useState<number>();
  if (photos.length === 0) return null;
  const spans = (lines: number) => photoGridSpans(photos.length, lines);
  const [nine, six, four] = [spans(9), spans(6), spans(4)];
  const altOf = ({ zhCaption, enCaption }: StagePhoto, i: number) =>
    inLanguage(zhCaption, enCaption, locale).words || say(text.photo, i + 1, photos.length);
  return (
    <section className="wrap later pt-(--section)">
      <h2 className="serif mb-6 text-[27px] wide:text-40">{say(text.photosTitle)}</h2>
      <ul className="ex-photos">
        {photos.map((photo, i) => (
          <li key={photo.picture.id} style={{ '--nine': nine[i], '--six': six[i], '--four': four[i] }}>
            <button type="button" aria-label={altOf(photo, i)} aria-haspopup="dialog" onClick={() => setAt(i)}>
              <Picture picture={photo.picture} sizes={sizes} />
              {(photo.zhCaption || photo.enCaption) && (
                <span aria-hidden="true">
                  <BilingualText zh={photo.zhCaption} en={photo.enCaption} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <Lightbox
          title={title}
          pictures={photos.map((photo, i) => ({
            picture: photo.picture,
            alt: altOf(photo, i),
            caption: (photo.zhCaption || photo.enCaption) && (
              <BilingualText zh={photo.zhCaption} en={photo.enCaption} />
            ),
          }))}
          at={at}
          onAt={setAt}
        />
      )}
    </section>
  );
}
