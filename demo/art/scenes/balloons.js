import {
  H,
  R,
  S,
  U,
  W,
  clouds,
  curve,
  dark,
  disc,
  glow,
  grad,
  light,
  mix,
  pick,
  poly,
  rect,
  rr,
  sky,
  times,
} from '../canvas.js';
import { child, tree } from '../figures.js';

export function balloons(p, { cx = 0.5, n = 46 }) {
  sky(p);
  glow(W * 0.5, H * 0.3, S, p.sun, 0.6);
  clouds('#ffffff', { sx: 1.4, sy: 3, a: 0.6, lo: 0.02, hi: 0.55 });
  const x = W * cx,
    y = H * 0.69,
    list = Array.from({ length: n }, () => {
      const a = R() * 6.28,
        r = Math.sqrt(R());
      return [x + Math.cos(a) * r * S * 0.36, H * 0.32 + Math.sin(a) * r * S * 0.27, S * rr(0.035, 0.06)];
    }).sort((q, w) => q[1] - w[1]);
  for (const [bx, by] of list)
    curve('#4a3050', 1.1 * U, bx, by, (bx + x) / 2, (by + y) / 2 + 30 * U, x + (bx - x) * 0.16, y - 20 * U, 0.55);
  for (const [bx, by, r] of list) {
    const c = pick([p.a, p.b, '#ffd166', '#ff7a8a', '#6ad0c8', '#8a7cf0', '#ff9f5a']);
    disc(
      bx,
      by,
      r,
      grad(
        [
          [0, light(c, 0.45)],
          [0.6, c],
          [1, dark(c, 0.3)],
        ],
        bx - r,
        by - r,
        bx + r,
        by + r,
      ),
      1,
      r * 1.16,
    );
    disc(bx - r * 0.35, by - r * 0.45, r * 0.16, '#ffffff', 0.8, r * 0.24);
    poly(dark(c, 0.2), [
      [bx - r * 0.13, by + r * 1.28],
      [bx, by + r * 1.1],
      [bx + r * 0.13, by + r * 1.28],
    ]);
  }
  poly(
    grad(
      [
        [0, '#8a5a48'],
        [1, dark(p.near, 0.1)],
      ],
      0,
      y,
      0,
      y + S * 0.3,
    ),
    [
      [x - S * 0.34, y],
      [x - S * 0.27, y + S * 0.09],
      [x - S * 0.16, y + S * 0.13],
      [x - S * 0.1, y + S * 0.22],
      [x - S * 0.02, y + S * 0.3],
      [x + S * 0.07, y + S * 0.2],
      [x + S * 0.17, y + S * 0.14],
      [x + S * 0.28, y + S * 0.08],
      [x + S * 0.35, y],
    ],
  );
  disc(
    x,
    y,
    S * 0.35,
    grad(
      [
        [0, mix(p.far, '#a8d88a', 0.6)],
        [1, mix(p.far, '#3a8a5a', 0.6)],
      ],
      0,
      y - 30 * U,
      0,
      y + 30 * U,
    ),
    1,
    S * 0.05,
  );
  for (const [d, w, h] of [
    [-0.2, 60, 84],
    [-0.05, 76, 104],
    [0.13, 64, 80],
  ]) {
    const hx = x + d * S;
    rect(hx - (w / 2) * U, y - h * 0.6 * U, w * U, h * 0.62 * U, '#fff0dc');
    poly(p.b, [
      [hx - w * 0.64 * U, y - h * 0.56 * U],
      [hx, y - h * U],
      [hx + w * 0.64 * U, y - h * 0.56 * U],
    ]);
    rect(hx - 8 * U, y - h * 0.36 * U, 16 * U, 20 * U, '#5a3a48');
  }
  times(5, (i) =>
    child(
      x + (i - 2) * 60 * U + 20 * U,
      y + 22 * U,
      56 * U,
      mix(['#ff6b6b', '#3aa0c8', '#f0b030', '#7a5cd0', '#3aa878'][i], '#20142c', 0.25),
    ),
  );
  tree(x + S * 0.25, y + 6 * U, 130 * U, '#4a3038', 5);
  times(16, () => disc(x + S * 0.25 + rr(-50, 50) * U, y - rr(50, 120) * U, rr(10, 22) * U, '#5ab07a', 0.85));
  times(20, () => disc(W * R(), H * rr(0.88, 1.02), rr(60, 150) * U, '#ffffff', 0.2));
}
