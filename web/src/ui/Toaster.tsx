import { Icon, type IconName } from './Icon.tsx';
import { useUiWords } from './words.tsx';

export interface ToastLine {
  id: number;
  kind: 'info' | 'success' | 'error' | 'loading';
  words: string;
}
const signs: Record<ToastLine['kind'], { icon: IconName; colour: string }> = {
  info: { icon: 'info', colour: 'text-sky' },
  success: { icon: 'check', colour: 'text-mint' },
  error: { icon: 'warning', colour: 'text-rose' },
  loading: { icon: 'spinner', colour: 'animate-spin text-amber' },
};
/** The live region exists from the start, so that screen readers announce what is added. */
export function Toaster({ lines, onDismiss }: { lines: readonly ToastLine[]; onDismiss: (id: number) => void }) {
  return (
    <div className="pointer-events-none fixed inset-x-4 top-[max(16px,env(safe-area-inset-top))] z-100 grid justify-items-center gap-2">
      <div role="status" aria-live="polite" className="contents">
        {lines
          .filter((l) => l.kind !== 'error')
          .map((line) => (
            <Line key={line.id} line={line} onDismiss={onDismiss} />
          ))}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {lines
          .filter((l) => l.kind === 'error')
          .map((line) => (
            <Line key={line.id} line={line} onDismiss={onDismiss} />
          ))}
      </div>
    </div>
  );
}
function Line({ line, onDismiss }: { line: ToastLine; onDismiss: (id: number) => void }) {
  const words = useUiWords();
  const sign = signs[line.kind];
  return (
    <div className="pointer-events-auto flex max-w-[min(560px,100%)] animate-fade items-center gap-3 rounded-card border border-line bg-ink-4 py-1 pl-4 shadow-[0_16px_48px_rgb(0_0_0/.5)]">
      <Icon name={sign.icon} className={`text-19 ${sign.colour}`} />
      <p className="py-2 text-14 leading-snug">{line.words}</p>
      <button
        type="button"
        aria-label={words.close}
        onClick={() => onDismiss(line.id)}
        className="grid size-11 shrink-0 place-items-center rounded-card text-fg-3 hover:text-fg"
      >
        <Icon name="close" className="text-17" />
      </button>
    </div>
  );
}
