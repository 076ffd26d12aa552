// Sanitises the HTML that editors write: a short list of elements and attributes remains. `web/src/parts/Prose.tsx` styles exactly
// this list. The Content-Security-Policy forbids `style` anyway.
import { withoutSpans } from '@pavilion/protocol/kit/spans.ts';
import sanitize from 'sanitize-html';

const blocks = ['h2', 'h3', 'h4', 'p', 'blockquote', 'hr', 'ul', 'ol', 'li', 'figure', 'figcaption'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const inline = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'br', 'a'];
const media = ['img', 'video'];

/** Accepts uploaded files only: a picture on another server would report our readers to it and may disappear. */
const isOurs = (address: string | undefined): address is string =>
  address !== undefined && /^\/media\/[\w./-]+$/.test(address) && !address.includes('..');
const isPixels = (value: string | undefined): value is string =>
  value !== undefined && /^[1-9]\d{0,4}$/.test(value.trim());
const span = (value: string | undefined) =>
  value !== undefined && /^([2-9]|[1-9]\d)$/.test(value) ? value : undefined;
type Attributes = sanitize.Attributes;
/** Without the ones that are undefined. */
const only = (attributes: Record<string, string | undefined>): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined));
const sizeOf = ({ width, height }: Attributes) =>
  isPixels(width) && isPixels(height) ? { width: width.trim(), height: height.trim() } : {};

/** A link target: a web, mail or telephone URL, or a page of this site (`#/details?id=12`). */
function linkOf({ href }: Attributes): Attributes {
  // Browsers ignore blanks and control characters inside a scheme, so they are removed before the check.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const address = (href ?? '').replace(/[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  if (address.startsWith('#/')) return { href: address };
  if (isOurs(address)) return { href: address };
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:[+\d().-]+)$/i.test(address)) return { href: address };
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return {};
  const { username, password } = new URL(address);
  return username || password ? {} : { href: address, target: '_blank', rel: 'noopener noreferrer' };
}

/** Elements that Word, old browsers and other editors use for the same purpose. */
const renamed: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  cite: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  dir: 'ul',
  menu: 'ul',
  center: 'p',
  div: 'p',
  address: 'p',
  pre: 'p',
  dt: 'p',
  dd: 'p',
};

const cells = (tagName: string, { colspan, rowspan, scope }: Attributes): sanitize.Tag => ({
  tagName,
  attribs: only({
    colspan: span(colspan),
    rowspan: span(rowspan),
    scope: tagName === 'th' && /^(row|col)$/.test(scope ?? '') ? scope : undefined,
  }),
});

const options: sanitize.IOptions = {
  allowedTags: [...blocks, ...tables, ...inline, ...media],
  // `transformTags` checks attributes one by one; those it keeps are listed again here.
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'poster', 'width', 'height', 'controls', 'preload', 'playsinline'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'xml',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  nestingLimit: 40,
  transformTags: {
    ...Object.fromEntries(Object.entries(renamed).map(([from, to]) => [from, sanitize.simpleTransform(to, {}, false)])),
    // A link that leads nowhere keeps its words: a `span` is not on the list.
    a: (_tag, attribs) => {
      const link = linkOf(attribs);
      return { tagName: link.href ? 'a' : 'span', attribs: link };
    },
    img: (_tag, { src, alt, ...rest }) => ({
      tagName: 'img',
      attribs: isOurs(src) ? { src, alt: alt ?? '', ...sizeOf(rest) } : {},
    }),
    video: (_tag, { src, poster, ...rest }) => ({
      tagName: 'video',
      attribs: isOurs(src)
        ? {
            src,
            ...(isOurs(poster) && { poster }),
            ...sizeOf(rest),
            controls: 'controls',
            preload: 'none',
            playsinline: 'playsinline',
          }
        : {},
    }),
    ol: (_tag, { start }) => ({ tagName: 'ol', attribs: only({ start: isPixels(start) ? start : undefined }) }),
    th: cells,
    td: cells,
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    if (tag === 'img' || tag === 'video') return !attribs.src;
    const isEmpty = !text.replace(/[\s\u00a0\u200b\ufeff]/g, '') && mediaChildren.length === 0;
    return (
      isEmpty && /^(p|h[2-4]|blockquote|figure|figcaption|caption|strong|em|u|s|sub|sup|code|a|li|ul|ol)$/.test(tag)
    );
  },
};

/** Word puts its own elements beside HTML's and its painted bullets into conditional comments. */
function withoutOffice(html: string): string {
  const text = withoutSpans(html, /<!--\[if/gi, /<!\[endif\]-->/gi).replace(/<!\[(?:if|endif)[^\]]{0,200}\]>/gi, '');
  return withoutSpans(withoutSpans(text, /<\?xml/gi, />/g), /<\/?(?:o|w|m|v|st1):/gi, />/g);
}

/** Wide blanks at the start of a Chinese paragraph; the stylesheet indents instead. */
const indent = /(<(?:p|li|h[2-4])>)[\s\u3000]+/g;

/**
 * Returns the HTML as it may be stored and shown. The function is idempotent. Headings begin at `h2`, because the page's title is the
 * `h1`. An empty body gives an empty string.
 */
export function cleanHtml(html: string): string {
  // A `div` that became a paragraph around paragraphs, and what it leaves empty, falls out at the next turn.
  let clean = withoutOffice(html);
  for (let turn = 0; turn < 4; turn++) {
    const next = sanitize(clean, options)
      .replace(/\u00a0/g, ' ')
      .replace(indent, '$1')
      .trim();
    if (next === clean) break;
    clean = next;
  }
  return clean;
}

const endsBlock = /<\/(p|h[1-6]|li|tr|td|th|blockquote|figcaption|caption|div)>|<br\s*\/?>|<hr\s*\/?>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Returns the text without markup, for the search index and short descriptions. */
export function plainText(html: string): string {
  return sanitize(html.replace(endsBlock, '$& '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}
