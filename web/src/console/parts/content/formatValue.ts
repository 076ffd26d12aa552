interface Words {
  date: (iso: string, level?: 3 | 5) => string;
  yes: string;
  no: string;
}
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Formats a field's value for people: HTML without its tags, dates by the reader's calendar, a list line by line. */
export function formatValue(value: unknown, words: Words): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') {
    if (DAY.test(value)) return words.date(value, 3);
    if (MOMENT.test(value)) return words.date(value, 5);
    return value
      .replace(/<\/(?:p|h\d|li|tr|figure)>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .trim();
  }
  if (typeof value !== 'object') return String(value);
  const parts = Object.values(value)
    .map((part) => formatValue(part, words))
    .filter(Boolean);
  return parts.join(Array.isArray(value) ? '\n' : ' · ');
}
