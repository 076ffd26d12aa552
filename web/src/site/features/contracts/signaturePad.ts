// The signature pad and its picture, in a file that only users who draw a signature download.
import { limits } from '@pavilion/protocol/limits.ts';
import SignaturePad from 'signature_pad';

export interface Pad {
  isEmpty: () => boolean;
  clear: () => void;
  /** Returns the strokes as a PNG, turned upright and cropped; undefined if it would be too large. */
  picture: (turned: boolean) => string | undefined;
  close: () => void;
}

/** Dark ink on a transparent ground, because the contract is white. */
const ink = '#1b1033';
const longestSide = [1200, 800, 500];

export function openPad(canvas: HTMLCanvasElement, onStroke: () => void): Pad {
  const density = Math.max(window.devicePixelRatio || 1, 1);
  canvas.width = canvas.offsetWidth * density;
  canvas.height = canvas.offsetHeight * density;
  canvas.getContext('2d')?.scale(density, density);
  const pad = new SignaturePad(canvas, { penColor: ink, minWidth: 1.2, maxWidth: 3.4 });
  pad.addEventListener('endStroke', onStroke);
  return {
    isEmpty: () => pad.isEmpty(),
    clear: () => pad.clear(),
    picture: (turned) => pictureOf(canvas, turned),
    close: () => pad.off(),
  };
}

/** Returns the smallest box that contains every stroke. */
function inkBox(canvas: HTMLCanvasElement) {
  const { data, width, height } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  const margin = 12;
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  return { left, top, width: Math.min(width, right + margin) - left, height: Math.min(height, bottom + margin) - top };
}

function pictureOf(canvas: HTMLCanvasElement, turned: boolean): string | undefined {
  const box = inkBox(canvas);
  for (const longest of longestSide) {
    const scale = Math.min(1, longest / Math.max(box.width, box.height));
    const [width, height] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))];
    const out = document.createElement('canvas');
    out.width = turned ? height : width;
    out.height = turned ? width : height;
    const draw = out.getContext('2d')!;
    // Written along the long side of a phone in portrait: a quarter turn makes it level.
    if (turned) {
      draw.translate(0, width);
      draw.rotate(-Math.PI / 2);
    }
    draw.drawImage(canvas, box.left, box.top, box.width, box.height, 0, 0, width, height);
    const picture = out.toDataURL('image/png');
    if ((picture.length * 3) / 4 <= limits.drawingMaxBytes) return picture;
  }
  return undefined;
}
