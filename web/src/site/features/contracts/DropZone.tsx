import { useId, useState } from 'react';
import { useSay } from '../../../lib/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './contracts.text.ts';
import { canFingerprint, fingerprint } from './fingerprint.ts';

/** Takes a dropped or chosen file; only its SHA-256 leaves the browser. */
export function DropZone({ onFile }: { onFile: (sha256: string, name: string) => void }) {
  const say = useSay();
  const id = useId();
  const [state, setState] = useState<'idle' | 'over' | 'computing'>('idle');
  const [problem, setProblem] = useState('');
  async function take(file: File | undefined) {
    setState('idle');
    if (!file) return;
    if (!canFingerprint()) return setProblem(say(text.insecure));
    setProblem('');
    setState('computing');
    try {
      onFile(await fingerprint(file), file.name);
    } catch {
      // A folder, or a file that was moved or may not be read.
      setProblem(say(text.unreadable));
    } finally {
      setState('idle');
    }
  }
  return (
    <div>
      <label
        htmlFor={id}
        className={cx(
          'grid cursor-pointer content-center justify-items-center gap-2 rounded-sheet border border-dashed px-5 py-12 text-center transition-colors hover:border-amber has-focus-visible:border-amber',
          state === 'over' ? 'border-amber bg-ink-3' : 'border-line-2 bg-ink-2',
        )}
        onDragOver={(e) => {
          e.preventDefault();
          setState('over');
        }}
        onDragLeave={() => setState('idle')}
        onDrop={(e) => {
          e.preventDefault();
          void take(e.dataTransfer.files[0]);
        }}
      >
        <Icon
          name={state === 'computing' ? 'spinner' : 'contract'}
          className={cx('text-40 text-lilac', state === 'computing' && 'animate-spin')}
        />
        <span className="text-17">{say(state === 'computing' ? text.computing : text.dropHere)}</span>
        <span className="text-14 text-lilac underline decoration-lilac/40 underline-offset-4">{say(text.orPick)}</span>
        <input
          id={id}
          type="file"
          className="sr"
          accept="application/pdf,image/png,image/jpeg"
          aria-label={say(text.dropHere)}
          onChange={(e) => {
            void take(e.target.files?.[0]);
            e.target.value = '';
          }}
        />
      </label>
      {problem && (
        <p role="alert" className="mt-2 text-14 text-rose">
          {problem}
        </p>
      )}
    </div>
  );
}
