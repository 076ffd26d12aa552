/**
 * Returns the URLs of a page's first reads (`lib/route.ts`, `prefetch`). Empty if the page's URL lacks a param that a read needs, or if
 * it has a param that no read uses, such as a filter: the page then reads something else.
 *
 * The function is part of the inline script of the page (inlineScript.ts), so it uses nothing from outside itself.
 */
export function readUrls(reads: readonly string[], search: string, isNarrow: boolean): string[] {
  const params = new URLSearchParams(search);
  // `play` starts the trailer of a programme; it changes no read.
  const unused = new Set(params.keys());
  unused.delete('play');
  let isComplete = true;
  const urls = reads.map(
    (read) =>
      `/api/${read.replace(/(\d+)\|(\d+)/, isNarrow ? '$1' : '$2').replace(/\{(\w+)\}/g, (_, name: string) => {
        unused.delete(name);
        isComplete &&= params.has(name);
        return new URLSearchParams({ v: params.get(name) ?? '' }).toString().slice(2);
      })}`,
  );
  return isComplete && unused.size === 0 ? urls : [];
}
