import './paper.css';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useNear } from '../../../ui/useNear.ts';
import { text } from './contracts.text.ts';
import type { PDFDocumentProxy, PDFPageProxy } from './pdf.ts';

interface Pages {
  document: PDFDocumentProxy;
  pages: readonly PDFPageProxy[];
}
const zooms = [1, 1.5, 2, 3] as const;

/**
 * Shows the document that is signed: every page as a picture with selectable text. The version's SHA-256 decides when it is loaded again.
 */
export function Paper({ url, sha256, onFailed }: { url: string; sha256: string; onFailed: () => void }) {
  const say = useSay();
  const { number } = useFormat();
  const opened = usePages(url, sha256, onFailed);
  const [zoom, setZoom] = useState(0);
  const times = zooms[zoom] ?? 1;
  if (!opened)
    return (
      <Waiting>
        <Skeleton className="aspect-[210/297] rounded-picture" />
      </Waiting>
    );
  return (
    <div>
      <div className="sticky top-20 z-10 float-right my-2 mr-2 flex rounded-pill bg-ink-0/80 backdrop-blur-sm">
        <IconButton
          icon="minus"
          label={say(text.zoomOut)}
          disabled={zoom === 0}
          onClick={() => setZoom((now) => now - 1)}
        />
        <span className="num grid min-w-11 place-items-center text-15 text-fg-2" aria-live="polite">
          {number(times * 100)}%
        </span>
        <IconButton
          icon="plus"
          label={say(text.zoomIn)}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom((now) => now + 1)}
        />
      </div>
      <section
        aria-label={say(text.documentLabel)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: zoomed paper scrolls sideways, by keyboard too
        tabIndex={0}
        className="clear-both overflow-x-auto outline-offset-4"
      >
        <div className="grid gap-4 wide:gap-6" style={{ width: `${times * 100}%` }}>
          {opened.pages.map((page) => (
            <Sheet key={page.pageNumber} page={page} of={opened.pages.length} onFailed={onFailed} />
          ))}
        </div>
      </section>
    </div>
  );
}

/** Loads the document again only for another SHA-256, because its signed URL changes with every response. */
function usePages(url: string, sha256: string, onFailed: () => void): Pages | undefined {
  const [opened, setOpened] = useState<Pages>();
  const latest = useRef({ url, onFailed });
  latest.current = { url, onFailed };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint is the document's identity
  useEffect(() => {
    const stop = new AbortController();
    let document: PDFDocumentProxy | undefined;
    async function open() {
      const { openPdf } = await import('./pdf.ts');
      document = await openPdf(latest.current.url, stop.signal);
      const numbers = Array.from({ length: document.numPages }, (_, i) => i + 1);
      const opening = document;
      const pages = await Promise.all(numbers.map((n) => opening.getPage(n)));
      stop.signal.throwIfAborted();
      setOpened({ document, pages });
    }
    open().catch(() => {
      if (!stop.signal.aborted) latest.current.onFailed();
    });
    return () => {
      stop.abort();
      setOpened(undefined);
      void document?.loadingTask.destroy();
    };
  }, [sha256]);
  return opened;
}

/** One page; it is rendered near the viewport, in its displayed size. */
function Sheet({ page, of, onFailed }: { page: PDFPageProxy; of: number; onFailed: () => void }) {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  const isNear = useNear(box, { aheadPx: 1_200 });
  const natural = page.getViewport({ scale: 1 });
  useEffect(() => {
    const watched = box.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const scale = width / natural.width;
  useEffect(() => {
    if (!isNear || scale === 0 || !canvas.current || !words.current) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./pdf.ts').then(({ drawPage }) => {
      if (isOver || !canvas.current || !words.current) return;
      const drawing = drawPage(page, { canvas: canvas.current, words: words.current, scale });
      stop = drawing.stop;
      drawing.done.catch(() => {
        // A rendering cancelled for a newer size is no error.
        if (!isOver) failed.current();
      });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isNear, scale, page]);
  return (
    <section
      ref={box}
      className="paper"
      aria-label={say(text.pageOf, page.pageNumber, of)}
      style={{ aspectRatio: `${natural.width} / ${natural.height}`, '--total-scale-factor': scale }}
    >
      <canvas ref={canvas} />
      <div ref={words} className="paper-words" />
    </section>
  );
}
