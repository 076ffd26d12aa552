import type { Problem } from '@pavilion/protocol/kit/client.ts';

/** The part of react-hook-form that `showProblems` needs. */
export interface FormProblems {
  setError: (name: string, error: { type: string; message: string }, options?: { shouldFocus: boolean }) => void;
  getValues: () => Record<string, unknown>;
}
/** Shows each problem beside its field and focuses the first. Returns false if none has a field in the form. */
export function showProblems(form: FormProblems, problems: readonly Problem[]): boolean {
  const fields = new Set(Object.keys(form.getValues()));
  let shown = false;
  for (const { path, message } of problems) {
    if (!fields.has(path.split('.')[0] ?? '')) continue;
    form.setError(path, { type: 'server', message }, { shouldFocus: !shown });
    shown = true;
  }
  return shown;
}
