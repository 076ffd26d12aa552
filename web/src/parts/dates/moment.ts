/** ISO 8601 in UTC → YYYY-MM-DDTHH:mm by the reader's own clock; '' where there is no moment. */
export function localMoment(iso: string | null | undefined): string {
  const at = new Date(iso ?? '');
  if (Number.isNaN(at.valueOf())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
/** And back; an emptied box is ''. */
export const momentOf = (local: string): string => local && new Date(local).toISOString();
