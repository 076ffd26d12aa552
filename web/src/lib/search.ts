// Search params are plain text: `?id=7&media=svod&media=avod`. The router's own JSON encoding would turn a numeric token into a number
// and put quotes into URLs that people share.

export function parseSearch(search: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const before = values[key];
    values[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return values;
}
export function stringifySearch(values: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') params.append(key, String(item));
  const words = params.toString();
  return words && `?${words}`;
}
/** A path with its search params, as the router wants them: `/list?typeId=1` → `{ to: '/list', search: { typeId: '1' } }`. */
export function targetOf(path: string): { to: string; search: Record<string, string | string[]> } {
  const at = path.indexOf('?');
  return at < 0 ? { to: path, search: {} } : { to: path.slice(0, at), search: parseSearch(path.slice(at)) };
}

/** Search params of a URL. Undefined ones are left out. */
export type SearchValues = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;
