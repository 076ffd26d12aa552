// Draws the pavilion's logo and the QR code.
import { encode } from 'uqr';
import { colours, type Doc } from './layout.ts';

/** Three arcs with a projector's throw inside, on a 40-unit square. */
export function drawMark(doc: Doc, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 40);
  doc.lineWidth(2.2).lineCap('round');
  doc.path('M4 33C4 17 11 6 20 6s16 11 16 27').stroke(colours.purple);
  doc.path('M11 33c0-10 3.6-18 9-18s9 8 9 18').stroke('#9a83c4');
  doc.path('M20 22.5 25.2 33H14.8z').fill(colours.amber);
  doc.restore();
}

/** Dark modules only, joined along each line, without the quiet zone: the paper is white. */
export function drawCode(doc: Doc, address: string, x: number, y: number, size: number): void {
  const { data } = encode(address, { ecc: 'M', border: 0 });
  const unit = size / data.length;
  data.forEach((modules, line) => {
    let from = -1;
    for (let i = 0; i <= modules.length; i++) {
      if (modules[i] && from < 0) from = i;
      if (!modules[i] && from >= 0) {
        doc.rect(x + from * unit, y + line * unit, (i - from) * unit, unit * 1.02);
        from = -1;
      }
    }
  });
  doc.fill(colours.ink);
}
