import {
  H,
  R,
  S,
  U,
  W,
  at,
  dark,
  disc,
  fbm,
  g,
  glow,
  light,
  line,
  mix,
  poly,
  rect,
  rr,
  saved,
  sky,
  times,
} from '../canvas.js';
import { deer, pine } from '../figures.js';

export function paperforest(p, { cx = 0.5, animal = 'deer', letters }) {
  sky(p);
  glow(W * cx, H * 0.36, S * 0.8, p.sun, 0.8);
  disc(W * cx, H * 0.35, S * 0.18, light(p.sun, 0.55));
  times(6, (i, t) => {
    const c = mix(p.far, p.near, t),
      y = (u) => 0.52 + t * 0.36 + 0.045 * Math.sin(u * 5 + i * 1.9) + 0.05 * fbm(u * 3 + i * 7, i);
    saved(() => {
      g.shadowColor = 'rgba(8,0,28,.5)';
      g.shadowBlur = 26 * U;
      g.shadowOffsetY = -4 * U;
      poly(c, [...Array.from({ length: 121 }, (_, k) => [(k / 120) * W, y(k / 120) * H]), [W, H], [0, H]]);
    });
    const n = Math.round(((9 - i) * W) / S / 1.05);
    times(n, (k) => {
      const u = (k + rr(0.1, 0.9)) / n;
      if (Math.abs(u - cx) * (W / S) < 0.24 - t * 0.05) return;
      pine(u * W, y(u) * H + 8 * U, (150 + t * 230) * U * rr(0.8, 1.2), c);
    });
    if (i === 3) {
      const ay = H * y(cx) + 14 * U;
      if (animal === 'deer') {
        deer(W * cx, ay, 165 * U, dark(p.near, 0.3));
        rect(W * cx - 26 * U, ay - 96 * U, 40 * U, 26 * U, p.b);
      } else {
        const c2 = '#6a3c28',
          x = W * cx;
        rect(x - 64 * U, ay - 250 * U, 128 * U, 260 * U, c2);
        disc(x, ay - 300 * U, 170 * U, mix(p.far, '#2f7a52', 0.5), 1, 120 * U);
        disc(x, ay - 100 * U, 42 * U, '#2a140c', 1, 58 * U);
        disc(x, ay - 92 * U, 34 * U, p.a, 1, 46 * U);
        rect(x - 52 * U, ay - 196 * U, 104 * U, 34 * U, p.b);
        rect(x - 30 * U, ay - 184 * U, 60 * U, 9 * U, '#fff4dc');
        glow(x, ay - 92 * U, 150 * U, p.a, 0.7);
        deer(x - 180 * U, ay + 24 * U, 96 * U, dark(p.near, 0.3));
        deer(x + 190 * U, ay + 30 * U, 84 * U, dark(p.near, 0.3), -1);
      }
    }
  });
  if (letters)
    times(16, () =>
      at(
        W * R(),
        H * rr(0.1, 0.62),
        rr(14, 26) * U,
        () => {
          poly('#fff6e2', [
            [-1, -0.65],
            [1, -0.65],
            [1, 0.65],
            [-1, 0.65],
          ]);
          line(p.b, 0.1, [
            [-1, -0.65],
            [0, 0.1],
            [1, -0.65],
          ]);
          disc(0, 0.1, 0.18, p.b);
        },
        rr(-0.6, 0.6),
      ),
    );
  times(50, () => glow(R() * W, H * rr(0.35, 0.9), rr(5, 18) * U, p.sun, rr(0.3, 0.9)));
}
