/** Returns whether one added, missing or changed letter, or two swapped neighbours, turns one word into the other. */
export function isOneErrorApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a[a.length - 1 - back] === b[b.length - 1 - back]) back++;
  const [left, right] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
