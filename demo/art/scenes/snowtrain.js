import {
  H,
  R,
  S,
  U,
  W,
  clouds,
  fbm,
  glow,
  grad,
  hill,
  lerp,
  light,
  mix,
  rect,
  ridge,
  shaft,
  sky,
  snow,
  stars,
  times,
} from '../canvas.js';
import { pine } from '../figures.js';

export function snowtrain(p, { cx = 0.34 }) {
  sky(p);
  stars(140, 0.5);
  clouds(p.mist, { sx: 1.6, sy: 4, a: 0.35, y0: 0.05, y1: 0.6 });
  glow(W * 0.24, H * 0.5, S * 0.8, p.sun, 0.5);
  ridge(0.56, 0.22, 1.3, p.far, mix(p.far, p.mist, 0.5), 1);
  ridge(0.62, 0.12, 1.9, mix(p.far, p.near, 0.5), mix(p.near, p.mist, 0.4), 5);
  hill(
    (u) => 0.635 + 0.03 * fbm(u * 2, 1),
    grad(
      [
        [0, light(p.mist, 0.35)],
        [0.35, p.mist],
        [1, p.near],
      ],
      0,
      H * 0.6,
      0,
      H,
    ),
  );
  const trees = Array.from({ length: 100 }, () => [R(), R()]).sort((a, b) => a[1] - b[1]);
  const draw = (from, to) =>
    trees
      .filter((q) => q[1] >= from && q[1] < to)
      .forEach(([u, t]) => {
        if (Math.abs(u - cx - 0.06) * (W / S) > 0.2 * t + 0.06)
          pine(u * W, H * (0.63 + t * 0.34), (28 + t * 170) * U, mix(p.far, p.near, t), light(p.mist, 0.4));
      });
  draw(0, 0.5);
  const N = 10;
  for (let i = N; i >= 0; i--) {
    const t = 1 - i / N,
      x = lerp(W * 0.96, W * cx, t) - Math.sin(t * 2.6) * S * 0.07,
      y = lerp(H * 0.655, H * 0.81, t * t),
      w = lerp(18, 160, t * t) * U,
      h = lerp(8, 66, t * t) * U;
    rect(x - w / 2, y - h, w * 1.06, h, mix('#1a3a30', '#07100c', t));
    rect(x - w / 2, y - h * 0.42, w * 1.06, h * 0.1, p.b, 0.8);
    times(5, (k) => rect(x - w * 0.42 + k * w * 0.18, y - h * 0.8, w * 0.12, h * 0.3, p.a, 0.95));
    rect(x - w / 2, y - h * 1.06, w * 1.06, h * 0.1, '#eef4ff', 0.9);
    glow(x, y - h * 0.4, w * 0.9, p.a, 0.33);
  }
  shaft(W * cx - 72 * U, H * 0.775, Math.PI - 0.06, W * 0.5, 60 * U, p.a, 0.8, 10);
  glow(W * cx - 76 * U, H * 0.775, 90 * U, '#ffffff', 0.9);
  draw(0.5, 1.1);
  snow(320);
}
