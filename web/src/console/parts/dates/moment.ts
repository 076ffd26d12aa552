/**
 * Returns whether a form value is a moment in wire format. It may be refused text instead, and `new Date` would read a day out of
 * 11/12/2026.
 */
export const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
/** Converts ISO 8601 in UTC → YYYY-MM-DDTHH:mm in the reader's time zone; '' without a moment. */
export function localMoment(iso: string): string {
  if (!isMoment(iso)) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
/** Converts back; an emptied field is ''. */
export const momentOf = (local: string): string => local && new Date(local).toISOString();
