import { useEffect, useState } from 'react';
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

/** Pauses (ms) before the two retries of a failed picture. */
const pauses = [2_000, 6_000];
/** Nothing to see: the box keeps its size and its tone, without the browser's broken sign. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Which try is on screen, and what to do when it fails; a picture that was given up comes back with the network. */
function useTries() {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) return;
    const again = () => {
      setFailed(false);
      setTries((n) => n + 1);
    };
    addEventListener('online', again);
    const timer = tries < pauses.length ? setTimeout(again, pauses[tries]) : undefined;
    return () => {
      removeEventListener('online', again);
      clearTimeout(timer);
    };
  }, [failed, tries]);
  return { tries, failed, fail: () => setFailed(true) };
}

interface Props {
  picture: PictureData;
  /** Empty for decoration, if the text next to it has the same content. */
  alt?: string;
  sizes: string;
  /** Another crop on phones. */
  narrow?: PictureData | undefined;
  /** The first picture of the page: fetched at once and first. */
  first?: boolean;
  /** Marks the `picture` element for its page's CSS. */
  frame?: string | undefined;
  /** The focal point, for the same CSS. */
  focus?: { fx?: string; fy?: string };
  className?: string;
}
/** AVIF, then WebP, at the size the layout needs; the background tone is shown until it loads. The caller sets the box's size. */
export function Picture({ picture, alt = '', sizes, narrow, first = false, frame, focus, className }: Props) {
  const types = [...new Set(picture.sources.map((s) => s.type))];
  const { tries, failed, fail } = useTries();
  return (
    <picture key={tries} data-frame={frame} data-fx={focus?.fx} data-fy={focus?.fy}>
      {!failed &&
        narrow &&
        [...new Set(narrow.sources.map((s) => s.type))].map((type) => (
          <source
            key={`narrow-${type}`}
            media="(max-width: 768px)"
            type={type}
            srcSet={ofType(narrow, type)}
            sizes={sizes}
          />
        ))}
      {!failed && types.map((type) => <source key={type} type={type} srcSet={ofType(picture, type)} sizes={sizes} />)}
      <img
        src={failed ? blank : fallbackOf(picture)}
        onError={fail}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'auto' : 'async'}
        fetchPriority={first ? 'high' : 'auto'}
        className={cx('bg-[var(--tone)]', className)}
        style={{ '--tone': picture.tone }}
      />
    </picture>
  );
}
