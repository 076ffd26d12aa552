/** How many photos each row takes, so that all are full: threes and, where three do not go, twos; on four lines twos and one. */
function rowsOf(count: number, most: number): number[] {
  if (count <= most) return count === 0 ? [] : [count];
  const first = count % most === 0 ? most : most - 1;
  return [first, ...rowsOf(count - first, most)];
}
/** The grid lines that each of `count` photos spans; a row of two is cut unevenly, turn about. */
export function spansOf(count: number, lines: number): number[] {
  const most = lines > 4 ? 3 : 2;
  return rowsOf(count, most).flatMap((n, row) => {
    if (n !== 2 || lines === 4) return Array<number>(n).fill(lines / n);
    const large = Math.ceil(lines / 2) + (lines % 2 ? 0 : 1);
    return row % 2 ? [lines - large, large] : [large, lines - large];
  });
}
