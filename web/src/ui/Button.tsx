import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonKind = 'amber' | 'line' | 'quiet' | 'danger';
interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One amber button a view (ui.md). */
  kind?: ButtonKind;
  small?: boolean;
  icon?: IconName;
  /** Shows a spinner and takes no clicks; the label stays. */
  loading?: boolean;
  children: ReactNode;
}
/** Classes of a button, for links that look like one: `<Link className={buttonClass('amber')}>`. */
export const buttonClass = (kind: ButtonKind = 'line', small = false): string =>
  cx('btn', `btn-${kind}`, small && 'btn-small');

export function Button({
  kind = 'line',
  small = false,
  icon,
  loading = false,
  type = 'button',
  className,
  children,
  ...rest
}: Props) {
  const shown = loading ? 'spinner' : icon;
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass(kind, small), className)}
      disabled={rest.disabled || loading}
      aria-busy={loading || undefined}
    >
      {shown && <Icon name={shown} className={cx('text-[1.2em]', loading && 'animate-spin')} />}
      {children}
    </button>
  );
}
/** A round button with an icon only. Its label is for screen readers and the tooltip. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-pill text-[20px] text-fg-2 transition-colors hover:bg-ink-4 hover:text-fg disabled:opacity-40',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
