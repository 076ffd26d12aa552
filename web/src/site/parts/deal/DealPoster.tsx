import type { Picture as PictureOf } from '@pavilion/protocol/pictures.ts';
import { Mark } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';

/** The small poster of an order or a contract; decoration, because the title is next to it. */
export function DealPoster({ cover, sizes }: { cover: PictureOf | null; sizes: string }) {
  return (
    <span className="gate">
      {cover ? (
        <Picture picture={cover} sizes={sizes} />
      ) : (
        <Mark className="absolute inset-0 m-auto size-1/3 text-line-2" lamp={false} />
      )}
    </span>
  );
}
