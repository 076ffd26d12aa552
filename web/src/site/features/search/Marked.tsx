import type { Marks } from '@pavilion/protocol/search.ts';
import { Fragment } from 'react';

/** A text with highlighted matches, given as positions and never as HTML. */
export function Marked({ words, marks }: { words: string; marks: Marks }) {
  let at = 0;
  return (
    <>
      {marks.map(([from, to]) => {
        const before = words.slice(at, from);
        at = to;
        return (
          <Fragment key={from}>
            {before}
            <mark>{words.slice(from, to)}</mark>
          </Fragment>
        );
      })}
      {words.slice(at)}
    </>
  );
}
