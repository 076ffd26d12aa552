import {
  H,
  R,
  S,
  U,
  W,
  at,
  clouds,
  curve,
  dark,
  disc,
  fbm,
  glow,
  grad,
  hill,
  lerp,
  line,
  mix,
  pick,
  poly,
  rect,
  rr,
  sky,
  times,
} from '../canvas.js';
import { person } from '../figures.js';

export function kites(p, { cx = 0.3 }) {
  sky(p, 0.8);
  glow(W * 0.76, H * 0.16, S * 0.8, p.sun, 0.7);
  clouds('#ffffff', { sx: 1.3, sy: 3.2, a: 0.75, y1: 0.8, lo: 0, hi: 0.55 });
  const px = W * cx,
    py = H * 0.92,
    dragon = [];
  times(26, (i, t) =>
    dragon.push([
      lerp(W * 0.86, W * 0.22, t) + Math.sin(t * 7) * S * 0.05,
      H * (0.16 + 0.34 * t) + Math.sin(t * 9 + 1) * S * 0.06,
    ]),
  );
  line('#3a2a30', 1.4 * U, [[px + 16 * U, py - 90 * U], [px + 120 * U, py - 260 * U], dragon[25]], 0.7);
  line(p.b, 3 * U, dragon);
  for (let i = 25; i >= 0; i--) {
    const [x, y] = dragon[i],
      r = S * (0.024 + 0.02 * (1 - i / 25));
    disc(x, y, r, i % 2 ? p.a : p.b);
    disc(x, y, r * 0.68, '#fff4dc');
    disc(x, y, r * 0.42, i % 2 ? p.b : '#2a7a8c');
    line(dark(p.b, 0.3), 2 * U, [
      [x - r * 2.1, y + r * 0.5],
      [x, y],
      [x + r * 2.1, y + r * 0.5],
    ]);
    disc(x - r * 2.1, y + r * 0.5, r * 0.2, p.a);
    disc(x + r * 2.1, y + r * 0.5, r * 0.2, p.a);
  }
  const [hx, hy] = dragon[0];
  disc(hx, hy, S * 0.066, p.b);
  for (const s of [-1, 1]) {
    disc(hx + s * S * 0.026, hy - S * 0.012, S * 0.019, '#ffffff');
    disc(hx + s * S * 0.026, hy - S * 0.01, S * 0.009, '#120a10');
    curve(
      p.a,
      6 * U,
      hx + s * S * 0.03,
      hy - S * 0.05,
      hx + s * S * 0.1,
      hy - S * 0.14,
      hx + s * S * 0.06,
      hy - S * 0.17,
    );
  }
  disc(hx, hy + S * 0.034, S * 0.03, '#ffe9b0', 1, S * 0.013);
  for (const [u, v, k] of [
    [0.16, 0.2, 1],
    [0.5, 0.11, 0.7],
    [0.84, 0.5, 0.9],
  ])
    at(
      u * W,
      v * H,
      S * 0.06 * k,
      () => {
        poly(pick([p.a, p.b, '#2a7a8c']), [
          [0, -1.2],
          [0.9, 0],
          [0, 1.5],
          [-0.9, 0],
        ]);
        poly(
          '#ffffff',
          [
            [0, -1.2],
            [0.9, 0],
            [0, 0],
          ],
          0.4,
        );
        curve(p.b, 0.08, 0, 1.5, 0.8, 2.4, -0.2, 3.2);
        curve(p.b, 0.08, -0.2, 3.2, -1, 3.8, 0, 4.6);
      },
      0.3,
    );
  rect(
    0,
    H * 0.8,
    W,
    H * 0.08,
    grad(
      [
        [0, mix(p.far, '#ffffff', 0.2)],
        [1, p.far],
      ],
      0,
      H * 0.8,
      0,
      H * 0.88,
    ),
  );
  times(30, () =>
    line(
      '#ffffff',
      2 * U,
      [[W * R(), H * 0.84]].flatMap(([x]) => [
        [x, H * rr(0.81, 0.87)],
        [x + rr(30, 120) * U, H * 0.85],
      ]),
      0.2,
    ),
  );
  hill(
    (u) => 0.86 + 0.02 * Math.sin(u * 5) + 0.01 * fbm(u * 5, 1),
    grad(
      [
        [0, mix('#e8cfa0', p.sun, 0.3)],
        [1, mix('#a07c58', p.near, 0.45)],
      ],
      0,
      H * 0.85,
      0,
      H,
    ),
  );
  person(px, py + 8 * U, 130 * U, mix(p.near, '#1c1420', 0.5), { coat: true });
  person(px + 90 * U, py + 12 * U, 116 * U, mix(p.near, '#1c1420', 0.4), { skirt: true, flip: -1 });
}
