import {
  H,
  R,
  S,
  U,
  W,
  blended,
  dark,
  disc,
  fbm,
  glow,
  grad,
  hill,
  line,
  mix,
  poly,
  rect,
  rr,
  sky,
  times,
} from '../canvas.js';
import { child, sheep } from '../figures.js';

/** Rolling grass with felt tents, flocks and children. */
export function steppe(p, { cx = 0.3 }) {
  sky(p, 0.6);
  glow(W * 0.74, H * 0.2, S * 0.9, p.sun, 0.6);
  times(9, () => {
    const x = W * R(),
      y = H * rr(0.08, 0.4),
      s = rr(40, 110) * U;
    times(9, () =>
      disc(
        x + rr(-1.7, 1.7) * s,
        y + rr(-0.35, 0.2) * s,
        s * rr(0.3, 0.7),
        grad(
          [
            [0, '#ffffff', 0.75],
            [1, p.mist, 0.08],
          ],
          0,
          y - s * 0.7,
          0,
          y + s * 0.6,
        ),
      ),
    );
  });
  times(5, (i, t) => {
    const y0 = 0.48 + t * 0.3,
      c = mix(p.far, p.near, t),
      points = hill(
        (u) => y0 + Math.sin(u * 2.4 + i * 1.7) * 0.05 + fbm(u * 1.4 + i * 3, i) * 0.08,
        grad(
          [
            [0, mix(c, p.sun, 0.35)],
            [0.4, c],
            [1, dark(c, 0.35)],
          ],
          0,
          (y0 - 0.08) * H,
          0,
          (y0 + 0.3) * H,
        ),
      ),
      top = (x) => points[Math.max(0, Math.min(points.length - 1, Math.round(x / 4)))][1];
    if (i === 1)
      times(70, () => {
        const x = W * rr(0.05, 0.95);
        sheep(x, top(x) + rr(6, 60) * U, rr(8, 12) * U, '#f4efe2');
      });
    if (i === 2)
      for (const [dx, k] of [
        [0, 1],
        [0.26, 0.75],
        [0.44, 0.6],
      ]) {
        const x = W * (cx + dx),
          y = top(x) + 26 * U,
          w = 88 * U * k;
        rect(
          x - w,
          y - w * 0.7,
          w * 2,
          w * 0.7,
          grad(
            [
              [0, '#fbf6ea'],
              [1, '#c9bfa8'],
            ],
            x - w,
            0,
            x + w,
            0,
          ),
        );
        poly('#e9dfc8', [
          [x - w * 1.06, y - w * 0.68],
          [x - w * 0.2, y - w * 1.2],
          [x + w * 0.2, y - w * 1.2],
          [x + w * 1.06, y - w * 0.68],
        ]);
        rect(x - w * 0.2, y - w * 0.55, w * 0.4, w * 0.55, p.b);
        line(p.a, w * 0.08, [
          [x - w, y - w * 0.6],
          [x + w, y - w * 0.6],
        ]);
        blended('screen', () =>
          times(8, (k2) => disc(x + k2 * 5 * U, y - w * 1.3 - k2 * 15 * U, (8 + k2 * 4) * U, '#ffffff', 0.07)),
        );
      }
    if (i === 4)
      times(5, (k) =>
        child(
          W * (0.3 + k * 0.1),
          top(W * (0.3 + k * 0.1)) + 40 * U,
          rr(100, 130) * U,
          mix(dark(p.near, 0.6), [p.a, p.b, '#e8e2d4', p.a, '#3c6ab0'][k], 0.45),
          k % 2 ? 1 : -1,
        ),
      );
  });
}
