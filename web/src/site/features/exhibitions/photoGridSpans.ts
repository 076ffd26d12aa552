/**
 * Returns the number of photos in each row, so that all rows are full: threes, or twos if threes do not fit; on four columns twos and
 * one.
 */
function rowsOf(count: number, most: number): number[] {
  if (count <= most) return count === 0 ? [] : [count];
  const first = count % most === 0 ? most : most - 1;
  return [first, ...rowsOf(count - first, most)];
}
/** Returns the grid columns that each of `count` photos spans; rows of two are split unevenly, alternating sides. */
export function photoGridSpans(count: number, lines: number): number[] {
  const most = lines > 4 ? 3 : 2;
  return rowsOf(count, most).flatMap((n, row) => {
    if (n !== 2 || lines === 4) return Array<number>(n).fill(lines / n);
    const large = Math.ceil(lines / 2) + (lines % 2 ? 0 : 1);
    return row % 2 ? [lines - large, large] : [large, lines - large];
  });
}
