// Custom blocks: a picture with its caption, a video, both for uploads only; and a table with its caption.
import { mergeAttributes, Node } from '@tiptap/core';
import { Table } from '@tiptap/extension-table';

const isOurs = (address: string | null): boolean => /^\/media\/[\w./-]+$/.test(address ?? '');
const attribute = (name: string, on: (element: HTMLElement) => Element | null) => ({
  default: null,
  parseHTML: (element: HTMLElement) => on(element)?.getAttribute(name) ?? null,
});
const pictureOf = (element: HTMLElement) => (element.tagName === 'IMG' ? element : element.querySelector('img'));
const itself = (element: HTMLElement) => element;
const given = (attributes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));

export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: attribute('src', pictureOf),
    alt: attribute('alt', pictureOf),
    width: attribute('width', pictureOf),
    height: attribute('height', pictureOf),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => (isOurs(pictureOf(element)?.getAttribute('src') ?? null) ? null : false),
      contentElement: (element) =>
        (element as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: (element) => (isOurs(element.getAttribute('src')) ? null : false) },
  ],
  renderHTML: ({ node }) => ['figure', ['img', { ...given(node.attrs), alt: node.attrs.alt ?? '' }], ['figcaption', 0]],
});

export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: attribute('src', itself),
    poster: attribute('poster', itself),
    width: attribute('width', itself),
    height: attribute('height', itself),
  }),
  parseHTML: () => [{ tag: 'video', getAttrs: (element) => (isOurs(element.getAttribute('src')) ? null : false) }],
  renderHTML: ({ node }) => [
    'video',
    mergeAttributes(given(node.attrs), { controls: 'controls', preload: 'metadata', playsinline: 'playsinline' }),
  ],
});

/** The library would turn a caption into a cell, and its widths are styles, which the server removes. */
export const TableNode = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent?.trim() || null,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => {
    const { caption } = node.attrs as { caption: string | null };
    const head = caption ? [['caption', { contenteditable: 'false' }, caption] as const] : [];
    return ['table', {}, ...head, ['tbody', 0]];
  },
});
