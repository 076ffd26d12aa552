import './prose.css';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSay } from '../lib/locale.ts';
import { cx } from '../ui/cx.ts';
import { text } from './prose.text.ts';

/**
 * Shows a body of HTML that the server cleaned (`server/src/kit/html.ts`); it must not get any other HTML. `lang` is set if the body's
 * language differs from the page's.
 */
export function Prose({ html, lang, className }: { html: string; lang?: string | undefined; className?: string }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const label = ['aria-label=', say(text.tableScrolls), ''].join('"');
  // A wide table scrolls sideways by itself, also by keyboard; the page does not.
  const body = useMemo(
    () =>
      html
        .replaceAll('<table>', `<div class="prose-table" role="region" tabindex="0" ${label}><table>`)
        .replaceAll('</table>', '</table></div>'),
    [html, label],
  );
  // The background colour of a picture is a data attribute: the Content-Security-Policy refuses styles in HTML, but not those set here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new body brings new pictures
  useLayoutEffect(() => {
    for (const picture of box.current?.querySelectorAll<HTMLElement>('[data-tone]') ?? [])
      picture.style.setProperty('--tone', picture.dataset.tone!);
  }, [body]);
  return (
    <div
      ref={box}
      className={cx('prose', className)}
      {...(lang && { lang })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was saved and again when it was published
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
