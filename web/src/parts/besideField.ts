import { type ErrorName, errors } from '@pavilion/protocol/errors.ts';
import type { ApiError } from '@pavilion/protocol/kit/client.ts';
import type { FormProblems } from '../lib/formProblems.ts';

/**
 * Shows an error that concerns one field at that field: `onFailed: besideField(form, { usernameTaken: 'username' })`. All other errors go
 * to the toast.
 */
export const besideField =
  (form: Pick<FormProblems, 'setError'>, fields: Partial<Record<ErrorName, string>>) =>
  (error: ApiError): boolean => {
    const known = Object.entries(errors).find(([name, { code }]) => name in fields && code === error.code);
    const field = known && new Map(Object.entries(fields)).get(known[0]);
    if (field === undefined) return false;
    form.setError(field, { type: 'server', message: error.message }, { shouldFocus: true });
    return true;
  };
