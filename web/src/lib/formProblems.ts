import type { Problem } from '@pavilion/protocol/kit/client.ts';

/** The part of react-hook-form that a refusal needs. */
export interface FormProblems {
  setError: (name: string, error: { type: string; message: string }, options?: { shouldFocus: boolean }) => void;
  getValues: () => Record<string, unknown>;
}
/** Puts each problem beside its field, focusing the first; false when none of them has a field here. */
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
