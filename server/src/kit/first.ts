/** The first item of a list that is never empty. Throws if it is. */
export function firstOf<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined) throw new RangeError('the list is empty');
  return first;
}
