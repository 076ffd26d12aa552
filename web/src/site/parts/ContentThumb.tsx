import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { cx } from '../../ui/cx.ts';
import { Mark } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';

/**
 * The picture of an item of any class in one shape: posters and logos are shown whole on a background of their colour, others fill it.
 */
export function ContentThumb({
  card,
  sizes,
  className,
}: {
  card: ContentCard | null;
  sizes: string;
  className?: string;
}) {
  const picture = card?.picture;
  const isWhole = picture && (card.class === ContentClass.programme || picture.width <= picture.height);
  return (
    <span
      className={cx('relative isolate block overflow-hidden rounded-picture bg-ink-3', className)}
      style={isWhole ? { background: `color-mix(in srgb, ${picture.tone} 46%, var(--ink-3))` } : undefined}
    >
      {isWhole && (
        <Picture
          picture={picture}
          sizes={sizes}
          className="absolute inset-0 -z-1 size-full scale-125 object-cover opacity-60 blur-md"
        />
      )}
      {picture ? (
        <Picture
          picture={picture}
          sizes={sizes}
          className={cx('h-full', isWhole ? 'mx-auto w-auto object-contain' : 'w-full object-cover')}
        />
      ) : (
        <Mark lamp={card !== null} className="mx-auto h-full w-1/3 text-line-2" />
      )}
    </span>
  );
}
