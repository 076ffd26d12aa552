import type { CSSProperties } from 'react';
import { cx } from './cx.ts';

/** A picture in several widths and formats, smallest first, with its dominant colour. */
export interface PictureData {
  tone: string;
  width: number;
  height: number;
  sources: readonly { width: number; type: string; url: string }[];
}
const ofType = (picture: PictureData, type: string) =>
  picture.sources
    .filter((s) => s.type === type)
    .map((s) => `${s.url} ${s.width}w`)
    .join(', ');
/** The address for browsers that know no `srcset` type we have: the middle of the last format. */
function fallbackOf({ sources }: PictureData): string {
  const last = sources.at(-1)?.type;
  const same = sources.filter((s) => s.type === last);
  return same[Math.floor(same.length / 2)]?.url ?? '';
}

interface Props {
  picture: PictureData;
  /** Empty for decoration: the words beside it say the same. */
  alt?: string;
  sizes: string;
  /** Another crop on phones. */
  narrow?: PictureData | undefined;
  /** The first picture of the page: fetched at once and first. */
  first?: boolean;
  /** Marks the `picture` element for its page's CSS. */
  frame?: string | undefined;
  className?: string;
}
/** AVIF, then WebP, at the size the layout needs; the tone stands there until it comes. The box's size is the caller's. */
export function Picture({ picture, alt = '', sizes, narrow, first = false, frame, className }: Props) {
  const types = [...new Set(picture.sources.map((s) => s.type))];
  return (
    <picture data-frame={frame}>
      {narrow &&
        [...new Set(narrow.sources.map((s) => s.type))].map((type) => (
          <source
            key={`narrow-${type}`}
            media="(max-width: 768px)"
            type={type}
            srcSet={ofType(narrow, type)}
            sizes={sizes}
          />
        ))}
      {types.map((type) => (
        <source key={type} type={type} srcSet={ofType(picture, type)} sizes={sizes} />
      ))}
      <img
        src={fallbackOf(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'auto' : 'async'}
        fetchPriority={first ? 'high' : 'auto'}
        className={cx('bg-[var(--tone)]', className)}
        style={{ '--tone': picture.tone } as CSSProperties}
      />
    </picture>
  );
}
