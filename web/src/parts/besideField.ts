import { type ErrorName, errors } from '@pavilion/protocol/errors.ts';
import type { ApiError } from '@pavilion/protocol/kit/client.ts';
import type { FormProblems } from '../lib/formProblems.ts';

/**
 * A refusal that speaks of one field is told beside it: `onFailed: besideField(form, { usernameTaken: 'username' })`.
 * Everything else is left to the toast.
 */
export const besideField =
  (form: Pick<FormProblems, 'setError'>, fields: Partial<Record<ErrorName, string>>) =>
  (error: ApiError): boolean => {
    const found = Object.entries(fields).find(([name]) => errors[name as ErrorName].code === error.code);
    if (!found) return false;
    form.setError(found[1], { type: 'server', message: error.message }, { shouldFocus: true });
    return true;
  };
