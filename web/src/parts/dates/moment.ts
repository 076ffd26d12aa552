/** A moment as the wire has it. A form may hold refused words instead, and `new Date` would read a day out of 11/12/2026. */
export const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
/** ISO 8601 in UTC → YYYY-MM-DDTHH:mm by the reader's own clock; '' where there is no moment. */
export function localMoment(iso: string): string {
  if (!isMoment(iso)) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
/** And back; an emptied box is ''. */
export const momentOf = (local: string): string => local && new Date(local).toISOString();
