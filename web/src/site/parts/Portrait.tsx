import { Icon } from '../../ui/Icon.tsx';

/** A user's picture, or a placeholder figure; the caller sets the size. */
export function Portrait({ url, className }: { url: string | undefined; className: string }) {
  return url ? (
    <img src={url} alt="" className={`shrink-0 rounded-full bg-ink-4 object-cover ${className}`} />
  ) : (
    <span className={`grid shrink-0 place-items-center rounded-full bg-ink-4 text-lilac ${className}`}>
      <Icon name="user" />
    </span>
  );
}
