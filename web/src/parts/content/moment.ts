/** ISO 8601 in UTC → what a `datetime-local` box shows: the reader's own clock, to the minute. */
export function localMoment(iso: string | null | undefined): string {
  if (!iso) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
/** And back; an emptied box is null. */
export const momentOf = (local: string): string | null => (local ? new Date(local).toISOString() : null);
