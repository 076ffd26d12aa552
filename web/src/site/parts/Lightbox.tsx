import './lightbox.css';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useSay } from '../../lib/locale.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Picture, type PictureData } from '../../ui/Picture.tsx';
import { text } from './lightbox.text.ts';

export interface LightboxPicture {
  picture: PictureData & { id: number };
  /** The alternative text. */
  alt: string;
  caption?: ReactNode;
}
interface Props {
  /** The title of the gallery, for screen readers. */
  title: string;
  pictures: readonly LightboxPicture[];
  at: number;
  onAt: (at: number | undefined) => void;
}
/** Shows a picture large; arrow keys, buttons and swipes change it, Escape and the scrim close it. */
export function Lightbox({ title, pictures, at, onAt }: Props) {
  const say = useSay();
  const { picture, alt, caption } = pictures[at]!;
  const [from, setFrom] = useState<number>();
  const turn = (by: number) => onAt((at + by + pictures.length) % pictures.length);
  function keys(e: KeyboardEvent) {
    if (e.key === 'ArrowLeft') turn(-1);
    if (e.key === 'ArrowRight') turn(1);
  }
  return (
    <Dialog open bare onClose={() => onAt(undefined)} title={`${title} · ${alt}`} className="lightbox">
      <figure
        onKeyDown={keys}
        onPointerDown={(e) => e.pointerType !== 'mouse' && setFrom(e.clientX)}
        onPointerUp={(e) => {
          if (from !== undefined && Math.abs(e.clientX - from) > 40) turn(e.clientX < from ? 1 : -1);
          setFrom(undefined);
        }}
        style={{ '--ratio': picture.width / picture.height }}
      >
        <Picture key={picture.id} picture={picture} alt={alt} sizes="94vw" first />
        <figcaption>
          <IconButton icon="left" label={say(text.previous)} onClick={() => turn(-1)} />
          <span className="words" aria-live="polite">
            <span className="num">
              {at + 1} / {pictures.length}
            </span>
            {caption && <span>{caption}</span>}
          </span>
          {/* Takes the focus, so that arrow keys work at once. */}
          <IconButton icon="right" label={say(text.next)} onClick={() => turn(1)} autoFocus />
        </figcaption>
      </figure>
    </Dialog>
  );
}
