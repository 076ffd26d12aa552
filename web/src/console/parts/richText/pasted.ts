// Reduces what is pasted from Word, WPS and web pages to the elements that the editor supports. The server cleans again.
import { withoutSpans } from '@pavilion/protocol/kit/spans.ts';

/** Styles carry meaning in pasted text (bold, list levels) but must not be parsed as styles: the page's policy refuses them. */
function withoutStyles(html: string): string {
  let text = withoutSpans(html, /<!--\[if/gi, /<!\[endif\]-->/gi).replace(/<!\[(?:if|endif)[^\]]{0,200}\]>/gi, '');
  for (const name of ['style', 'script', 'xml', 'title'])
    text = withoutSpans(text, new RegExp(`<${name}\\b`, 'gi'), new RegExp(`</${name}>`, 'gi'));
  return withoutSpans(text, /<\/?(?:o|w|m|v|st1):/gi, />/g).replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/\sstyle\s*=/gi, ' data-style='),
  );
}

const styleOf = (element: Element) => (element.getAttribute('data-style') ?? '').toLowerCase().replace(/\s/g, '');
function rename(element: Element, tag: string): Element {
  const next = element.ownerDocument.createElement(tag);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Google Docs and WPS write bold as a style of a `span`, and put a `b` that is not bold around everything. */
function readEmphasis(body: HTMLElement) {
  for (const element of body.querySelectorAll('b, strong, span, font')) {
    const style = styleOf(element);
    if (/^(b|strong)$/i.test(element.tagName)) {
      if (/font-weight:(normal|400)/.test(style)) unwrap(element);
      continue;
    }
    const isIgnored = /mso-list:ignore/.test(style);
    if (isIgnored) continue;
    if (/font-style:italic/.test(style)) element.replaceChildren(wrapped(element, 'em'));
    if (/font-weight:(bold|[6-9]00)/.test(style)) element.replaceChildren(wrapped(element, 'strong'));
    unwrap(element);
  }
}
function wrapped(element: Element, tag: string): Element {
  const inside = element.ownerDocument.createElement(tag);
  inside.append(...element.childNodes);
  return inside;
}

/** Removes the bullet or number character that Word writes at the beginning of a list item. */
function readLists(body: HTMLElement) {
  let open: { level: number; list: Element; item: Element }[] = [];
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = Number(/mso-list:[^;]*level(\d)/.exec(styleOf(paragraph))?.[1] ?? 0);
    if (!level) {
      open = [];
      continue;
    }
    const painted = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:ignore/.test(styleOf(span)));
    const mark = painted?.textContent?.trim() ?? '';
    painted?.remove();
    const tag = /^[(（]?([0-9]{1,3}|[a-z]|[ivxl]+|[一二三四五六七八九十]{1,3})[.)）、]$/i.test(mark) ? 'ol' : 'ul';
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    while (open.length && open.at(-1)!.level > level) open.pop();
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = body.ownerDocument.createElement(tag);
      if (current) current.item.append(list);
      else paragraph.before(list);
      current = { level, list, item: list };
      open.push(current);
    }
    current.item = body.ownerDocument.createElement('li');
    current.item.append(...paragraph.childNodes);
    current.list.append(current.item);
    paragraph.remove();
  }
}

const isBlank = (element: Element) =>
  !element.textContent?.replace(/[\s\u00a0\u200b\ufeff]/g, '') && !element.querySelector('img, video, td, hr');

/** Cleans pasted HTML; `leftOut` counts pictures on a local disk or another server. */
export function cleanPasted(html: string): { html: string; leftOut: number } {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  readLists(body);
  readEmphasis(body);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  let leftOut = 0;
  for (const picture of body.querySelectorAll('img, video, iframe, object')) {
    if (/^\/media\/[\w./-]+$/.test(picture.getAttribute('src') ?? '')) continue;
    if (picture.tagName === 'IMG') leftOut += 1;
    picture.remove();
  }
  const kept = new Set(['href', 'src', 'alt', 'width', 'height', 'poster', 'colspan', 'rowspan', 'start']);
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) {
      const isSize = name === 'width' || name === 'height';
      if (!kept.has(name) || (isSize && !/^(IMG|VIDEO)$/.test(element.tagName))) element.removeAttribute(name);
    }
  for (const element of [...body.querySelectorAll('p, li, h2, h3, h4, strong, em, a')].reverse())
    if (isBlank(element) && element.parentElement?.tagName !== 'TD') element.remove();
  return { html: body.innerHTML.replace(/\u00a0|&nbsp;/g, ' ').replace(/(<p>)[\s\u3000]+/g, '$1'), leftOut };
}
