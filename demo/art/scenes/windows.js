import {
  H,
  R,
  S,
  U,
  W,
  dark,
  disc,
  g,
  glow,
  grad,
  light,
  line,
  mix,
  pick,
  poly,
  rect,
  rr,
  saved,
  times,
} from '../canvas.js';
import { cat, child, person } from '../figures.js';

/** A wall of flats, each window another life. */
export function windows(p, { cols = 6, rows = 6, dark: dim = 0.35, doors }) {
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, mix(p.far, p.near, 0.45)],
      [1, dark(p.near, 0.25)],
    ]),
  );
  const n = Math.round((cols * W) / S / 1.05),
    m = Math.max(3, Math.round((rows * H) / S / 1.2)),
    cw = W / n,
    ch = H / m,
    special = Math.floor(m * 0.55) * n + Math.floor(n * 0.6);
  times(m, (j) => {
    rect(0, (j + 0.93) * ch, W, ch * 0.07, dark(p.near, 0.45));
    rect(0, (j + 0.925) * ch, W, 2 * U, light(p.far, 0.1), 0.4);
  });
  times(m * n, (i) => {
    const x = (i % n) * cw + cw * 0.14,
      y = Math.floor(i / n) * ch + ch * 0.15,
      w = cw * 0.72,
      h = ch * 0.62,
      lit = i === special || R() > dim,
      c = i === special ? p.b : mix(pick([p.a, p.a, p.sun, p.mist, '#ffe2a8']), '#ffffff', rr(0, 0.25));
    rect(x - 5 * U, y - 5 * U, w + 10 * U, h + 10 * U, dark(p.near, 0.5));
    rect(
      x,
      y,
      w,
      h,
      lit
        ? grad(
            [
              [0, light(c, 0.15)],
              [1, dark(c, 0.35)],
            ],
            0,
            y,
            0,
            y + h,
          )
        : grad(
            [
              [0, mix(p.far, p.near, 0.3)],
              [1, dark(p.near, 0.5)],
            ],
            0,
            y,
            0,
            y + h,
          ),
    );
    saved(() => {
      g.beginPath();
      g.rect(x, y, w, h);
      g.clip();
      if (lit) {
        const k = i === special ? 1 : Math.floor(R() * 6),
          ink = dark(c, 0.82),
          f = h * 1.15;
        if (k === 0) person(x + w * rr(0.25, 0.75), y + h * 1.2, f * 0.95, ink, { skirt: R() < 0.5 });
        if (k === 1) person(x + w * 0.5, y + h * 1.28, f * 1.12, i === special ? '#14040a' : ink, { coat: true });
        if (k === 2) times(7, (q) => rect(x, y + q * h * 0.075, w, h * 0.045, dark(c, 0.4), 0.75));
        if (k === 3) {
          rect(x + w * 0.1, y + h * 0.66, w * 0.8, h * 0.06, ink);
          disc(x + w * 0.5, y + h * 0.22, h * 0.08, '#ffffff');
          line(ink, 2 * U, [
            [x + w * 0.5, y],
            [x + w * 0.5, y + h * 0.18],
          ]);
          child(x + w * 0.34, y + h * 1.04, h * 0.6, ink);
        }
        if (k === 4) {
          poly(
            dark(c, 0.3),
            [
              [x, y],
              [x + w * 0.36, y],
              [x + w * 0.16, y + h],
              [x, y + h],
            ],
            0.85,
          );
          poly(
            dark(c, 0.3),
            [
              [x + w, y],
              [x + w * 0.64, y],
              [x + w * 0.84, y + h],
              [x + w, y + h],
            ],
            0.85,
          );
        }
        if (k === 5) {
          cat(x + w * 0.7, y + h, h * 0.42, ink);
          disc(x + w * 0.25, y + h * 0.86, h * 0.12, ink);
        }
      }
    });
    line(dark(p.near, 0.4), 3 * U, [
      [x + w / 2, y],
      [x + w / 2, y + h],
    ]);
    if (lit) glow(x + w / 2, y + h / 2, w * (i === special ? 1.8 : 0.9), c, i === special ? 0.6 : 0.28);
    if (R() < 0.28) {
      rect(x + w * 0.1, y + h + 7 * U, w * 0.42, ch * 0.13, mix(p.far, p.near, 0.3));
      times(4, (k) => rect(x + w * 0.13, y + h + (10 + k * 5) * U, w * 0.36, 2 * U, dark(p.near, 0.4)));
    }
  });
  if (doors) {
    rect(
      0,
      H * 0.62,
      W,
      H * 0.38,
      grad(
        [
          [0, dark(p.near, 0.2)],
          [1, '#060409'],
        ],
        0,
        H * 0.62,
        0,
        H,
      ),
    );
  }
}
