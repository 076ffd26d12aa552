import {
  H,
  S,
  U,
  W,
  curve,
  dark,
  disc,
  glow,
  grad,
  light,
  line,
  mix,
  poly,
  rect,
  sky,
  stars,
  times,
} from '../canvas.js';
import { cat } from '../figures.js';

export function catroofs(p, { cx = 0.62 }) {
  sky(p);
  stars(220, 0.6);
  glow(W * cx, H * 0.3, S * 0.9, p.sun, 0.6);
  disc(
    W * cx,
    H * 0.3,
    S * 0.24,
    grad(
      [
        [0, light(p.sun, 0.55)],
        [1, p.sun],
      ],
      0,
      H * 0.16,
      0,
      H * 0.5,
    ),
  );
  for (const [dx, dy, r] of [
    [-0.08, -0.04, 0.04],
    [0.06, 0.06, 0.06],
    [0.1, -0.08, 0.025],
  ])
    disc(W * cx + dx * S, H * 0.3 + dy * S, r * S, mix(p.sun, p.far, 0.3), 0.35);
  times(4, (r, t) => {
    const c = mix(p.far, p.near, 0.25 + t * 0.75),
      y0 = H * (0.54 + t * 0.12),
      ridgeY = (x) => y0 + Math.sin((x / W) * 3.4 + r * 1.9) * H * 0.022,
      step = (18 + t * 20) * U;
    poly(
      grad(
        [
          [0, mix(c, p.sun, 0.18)],
          [1, dark(c, 0.4)],
        ],
        0,
        y0,
        0,
        y0 + H * 0.24,
      ),
      [[0, ridgeY(0)], ...Array.from({ length: 41 }, (_, i) => [(W * i) / 40, ridgeY((W * i) / 40)]), [W, H], [0, H]],
    );
    for (let x = (r % 2) * step * 0.5; x < W + step; x += step) {
      line(
        dark(c, 0.45),
        step * 0.16,
        [
          [x, ridgeY(x) + 12 * U],
          [x - (W / 2 - x) * 0.12, H],
        ],
        0.8,
      );
      for (let k = 0; k < 9; k++)
        curve(
          mix(c, p.sun, 0.25),
          2 * U,
          x + 3 * U,
          ridgeY(x) + (24 + k * 22) * U,
          x + step / 2,
          ridgeY(x) + (36 + k * 22) * U,
          x + step - 3 * U,
          ridgeY(x) + (24 + k * 22) * U,
          0.35,
        );
    }
    line(
      dark(c, 0.3),
      (12 + 8 * t) * U,
      Array.from({ length: 41 }, (_, i) => [(W * i) / 40, ridgeY((W * i) / 40)]),
    );
    if (r === 0)
      times(6, (i) =>
        cat(
          W * cx + (i - 2.6) * S * 0.118,
          ridgeY(W * cx + (i - 2.6) * S * 0.118) - 2 * U,
          [96, 76, 110, 84, 100, 72][i] * U,
          dark(p.near, 0.35),
          i % 2 ? 1 : -1,
          p.a,
        ),
      );
    if (r === 2) {
      rect(W * 0.16, y0 - 80 * U, 70 * U, 100 * U, dark(c, 0.2));
      rect(W * 0.15, y0 - 92 * U, 90 * U, 16 * U, dark(c, 0.35));
      cat(W * 0.2, y0 - 90 * U, 130 * U, dark(p.near, 0.6), 1, p.b);
      poly(p.a, [
        [W * 0.7, y0 + 60 * U],
        [W * 0.78, y0 + 60 * U],
        [W * 0.78, y0 + 120 * U],
        [W * 0.7, y0 + 120 * U],
      ]);
      glow(W * 0.74, y0 + 90 * U, 180 * U, p.a, 0.6);
    }
  });
}
