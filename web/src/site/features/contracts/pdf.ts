// pdf.js for the contract page, in a file of its own so that only readers of a contract download it.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
// The worker is served from our own origin: the Content-Security-Policy allows no other.
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

export type { PDFDocumentProxy, PDFPageProxy };

GlobalWorkerOptions.workerSrc = workerUrl;

/** Loads the whole document at once: it is small, and its URL works for ten minutes only. */
export async function openPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the document answered ${response.status}`);
  const data = new Uint8Array(await response.arrayBuffer());
  signal.throwIfAborted();
  // The Content-Security-Policy forbids WebAssembly; contracts hold no picture that needs it.
  return getDocument({ data, useWasm: false, enableXfa: false }).promise;
}

/** Renders the page with a text layer for selection, search and screen readers. Returns a function that cancels it. */
export function drawPage(
  page: PDFPageProxy,
  into: { canvas: HTMLCanvasElement; words: HTMLElement; scale: number },
): { done: Promise<void>; stop: () => void } {
  const viewport = page.getViewport({ scale: into.scale });
  const density = Math.min(window.devicePixelRatio || 1, 3);
  into.canvas.width = Math.floor(viewport.width * density);
  into.canvas.height = Math.floor(viewport.height * density);
  const drawing = page.render({
    canvas: into.canvas,
    viewport,
    transform: [density, 0, 0, density, 0, 0],
    background: '#ffffff',
  });
  into.words.replaceChildren();
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: into.words, viewport });
  const done = Promise.all([drawing.promise, layer.render()]).then(() => undefined);
  return {
    done,
    stop: () => {
      drawing.cancel();
      layer.cancel();
    },
  };
}
