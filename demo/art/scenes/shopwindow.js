import {
  H,
  R,
  S,
  U,
  W,
  at,
  blended,
  dark,
  disc,
  g,
  glow,
  grad,
  line,
  mix,
  pick,
  poly,
  rect,
  rr,
  saved,
  snow,
  times,
} from '../canvas.js';
import { person } from '../figures.js';

export function shopwindow(p, { cx = 0.5, snowy = true }) {
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, p.sky[0]],
      [1, p.near],
    ]),
  );
  const x = W * cx,
    w = S * 0.74,
    y0 = H * 0.3,
    h = H * 0.46;
  for (let i = 0; i < 44; i++)
    for (let j = 0; j < 60; j++) {
      const bw = W / 22,
        bx = i * bw + (j % 2) * bw * 0.5 - bw,
        by = (j * H) / 46;
      if (R() < 0.5) rect(bx, by, bw * 0.92, H / 46 - 3 * U, mix(p.far, p.near, rr(0.3, 0.8)), 0.5);
    }
  rect(x - w / 2 - 24 * U, y0 - 92 * U, w + 48 * U, h + 130 * U, dark(p.b, 0.5));
  rect(x - w / 2, y0 - 74 * U, w, 60 * U, dark(p.b, 0.15));
  times(9, (i) => disc(x - w * 0.4 + i * w * 0.1, y0 - 44 * U, 8 * U, p.a));
  times(9, (i) => glow(x - w * 0.4 + i * w * 0.1, y0 - 44 * U, 46 * U, p.a, 0.5));
  const ww = w * 0.66,
    wx = x - w / 2 + 14 * U;
  rect(
    wx,
    y0,
    ww,
    h * 0.86,
    grad(
      [
        [0, '#fff2cc'],
        [0.6, p.a],
        [1, mix(p.a, p.b, 0.6)],
      ],
      0,
      y0,
      0,
      y0 + h,
    ),
  );
  saved(() => {
    g.beginPath();
    g.rect(wx, y0, ww, h * 0.86);
    g.clip();
    times(4, (r) => {
      const sy = y0 + h * (0.26 + r * 0.19);
      rect(wx, sy, ww, 8 * U, '#7a4426');
      times(8, (i) => {
        const bx = wx + ww * (0.07 + i * 0.124),
          kind = (i + r * 3) % 4,
          c = pick(['#c87a3a', '#a85a28', '#e0a058', '#d08a48']);
        if (kind === 0) disc(bx, sy - 15 * U, 26 * U, c, 1, 16 * U);
        if (kind === 1) {
          at(bx, sy, U, () => disc(0, -38, 11, c, 1, 40), 0.1);
        }
        if (kind === 2) {
          disc(bx, sy - 22 * U, 24 * U, c);
          disc(bx, sy - 22 * U, 8 * U, '#ffdc98');
        }
        if (kind === 3) {
          disc(bx, sy - 12 * U, 24 * U, c, 1, 14 * U);
          disc(bx, sy - 28 * U, 17 * U, '#fff2e0', 1, 13 * U);
        }
      });
    });
    person(wx + ww * 0.7, y0 + h * 0.95, h * 0.6, '#5a2a18');
    rect(wx + ww * 0.52, y0 + h * 0.7, ww * 0.36, h * 0.2, '#fff6e6', 0.85);
  });
  line(dark(p.b, 0.5), 8 * U, [
    [wx + ww / 2, y0],
    [wx + ww / 2, y0 + h * 0.86],
  ]);
  const dx = wx + ww + 18 * U,
    dw = w - ww - 46 * U;
  rect(dx, y0, dw, h, dark(p.b, 0.3));
  rect(
    dx + 16 * U,
    y0 + 20 * U,
    dw - 32 * U,
    h * 0.55,
    grad(
      [
        [0, '#ffeec4'],
        [1, p.a],
      ],
      0,
      y0,
      0,
      y0 + h * 0.6,
    ),
  );
  disc(dx + 18 * U, y0 + h * 0.7, 8 * U, p.a);
  glow(wx + ww / 2, y0 + h / 2, S * 0.7, p.a, 0.55);
  rect(
    0,
    H * 0.79,
    W,
    H * 0.21,
    grad(
      [
        [0, mix(p.mist, p.a, 0.45)],
        [0.4, mix(p.mist, p.far, 0.4)],
        [1, p.near],
      ],
      0,
      H * 0.79,
      0,
      H,
    ),
  );
  blended(
    'screen',
    () =>
      poly(
        grad(
          [
            [0, p.a, 0.7],
            [1, p.a, 0],
          ],
          0,
          H * 0.79,
          0,
          H,
        ),
        [
          [wx, H * 0.79],
          [wx + ww, H * 0.79],
          [wx + ww + 140 * U, H],
          [wx - 140 * U, H],
        ],
      ),
    10,
  );
  person(x + S * 0.02, H * 0.93, 190 * U, '#0a0710', { coat: true });
  person(x - S * 0.1, H * 0.935, 172 * U, '#0a0710', { skirt: true });
  if (snowy) snow(420);
}
