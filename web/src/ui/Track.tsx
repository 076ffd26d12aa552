import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

export interface Stage {
  label: string;
  /** When it was reached; absent for what is still to come. */
  at?: string | undefined;
  state: 'done' | 'now' | 'ahead' | 'stopped';
}
/** The stages of an order on one line (a column on phones), with their real times. */
export function Track({ stages, label }: { stages: readonly Stage[]; label: string }) {
  return (
    <ol aria-label={label} className="grid gap-0 wide:auto-cols-fr wide:grid-flow-col">
      {stages.map((stage, i) => (
        <li
          key={stage.label}
          aria-current={stage.state === 'now' ? 'step' : undefined}
          className="relative grid grid-cols-[28px_1fr] content-start gap-x-4 pb-6 last:pb-0 wide:grid-cols-1 wide:gap-y-3 wide:pb-0"
        >
          {i < stages.length - 1 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-7 bottom-0 left-[13px] w-0.5 wide:top-[13px] wide:right-2 wide:bottom-auto wide:left-9 wide:h-0.5 wide:w-auto',
                stage.state === 'done' ? 'bg-amber' : 'bg-line',
              )}
            />
          )}
          <Dot state={stage.state} />
          <span>
            <span className={cx('block text-15', stage.state === 'ahead' ? 'text-fg-3' : 'font-semibold')}>
              {stage.label}
            </span>
            {stage.at && <time className="block text-13 text-fg-3">{stage.at}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}
function Dot({ state }: { state: Stage['state'] }) {
  const look = {
    done: 'border-amber bg-amber text-amber-ink',
    now: 'border-amber bg-ink-1 text-amber ring-4 ring-amber/20',
    ahead: 'border-line-2 bg-ink-1 text-transparent',
    stopped: 'border-rose bg-ink-1 text-rose',
  }[state];
  return (
    <span className={`grid size-7 place-items-center rounded-full border-2 text-15 ${look}`} aria-hidden="true">
      {state === 'done' && <Icon name="check" className="stroke-[2.4]" />}
      {state === 'now' && <span className="size-2 rounded-full bg-current" />}
      {state === 'stopped' && <Icon name="close" className="stroke-[2.4]" />}
    </span>
  );
}
