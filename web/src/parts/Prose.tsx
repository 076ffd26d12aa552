import './prose.css';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSay } from '../lib/locale.ts';
import { cx } from '../ui/cx.ts';
import { text } from './richText/richText.text.ts';

/**
 * A body of HTML as the server cleaned it (`server/src/kit/html.ts`); nothing else may be given to it. `lang` where the
 * body is in another language than the page.
 */
export function Prose({ html, lang, className }: { html: string; lang?: string | undefined; className?: string }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const spoken = ['aria-label=', say(text.tableScrolls), ''].join('"');
  // A wide table moves sideways by itself, also with the keyboard; the page stays where it is.
  const body = useMemo(
    () =>
      html
        .replaceAll('<table>', `<div class="prose-table" role="region" tabindex="0" ${spoken}><table>`)
        .replaceAll('</table>', '</table></div>'),
    [html, spoken],
  );
  // The tone of a picture comes as data: a style in HTML is refused by the Content-Security-Policy, one set here is not.
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
