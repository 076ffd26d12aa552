import {
  H,
  R,
  U,
  W,
  clamp,
  css,
  dark,
  fbm,
  g,
  glow,
  grad,
  hill,
  mix,
  pixels,
  ridge,
  sky,
  smooth,
  stars,
  times,
} from '../canvas.js';
import { child, deer, pine } from '../figures.js';

export function aurora(p, { herd = true }) {
  sky(p);
  stars(300, 0.8);
  pixels(
    (u, v) => {
      let s = 0,
        hue = 0;
      for (let k = 0; k < 4; k++) {
        const base = 0.56 - k * 0.07 + 0.1 * Math.sin(u * (3.4 + k) + k * 2.1) + 0.08 * fbm(u * 2.2 + k * 7, k),
          d = base - v;
        if (d > -0.03) {
          const fine = 0.7 + 0.9 * fbm(u * 24 + k * 9, 1 + k + v * 0.6, 3),
            patch = smooth(-0.25, 0.3, fbm(u * 1.7 + k * 5, k * 3.1, 2)),
            a = Math.exp(-Math.max(0, d) * (5 - k * 0.6)) * smooth(-0.03, 0.05, d) * fine * patch;
          s += a * 0.95;
          hue += a * Math.max(0, d) * 2.8;
        }
      }
      return [...mix(p.a, p.b, clamp(hue)), clamp(s)];
    },
    2,
    'screen',
  );
  ridge(0.66, 0.14, 1.3, mix(p.far, p.near, 0.3), mix(p.far, p.a, 0.2), 5);
  hill(
    (u) => 0.7 + 0.04 * Math.sin(u * 3 + 2) + 0.02 * fbm(u * 3, 3),
    grad(
      [
        [0, mix(p.mist, p.a, 0.3)],
        [0.3, mix(p.far, p.mist, 0.3)],
        [1, p.near],
      ],
      0,
      H * 0.68,
      0,
      H,
    ),
  );
  times(34, () => {
    const t = R(),
      x = W * R();
    if (Math.abs(x / W - 0.5) > 0.26 - t * 0.1)
      pine(x, H * (0.71 + t * 0.25), (40 + t * 180) * U, mix(p.far, p.near, 0.4 + t * 0.6), mix(p.mist, p.a, 0.2));
  });
  if (herd) {
    for (const [u, v, h, f] of [
      [0.37, 0.8, 90, 1],
      [0.63, 0.79, 84, -1],
      [0.57, 0.83, 120, 1],
    ]) {
      glow(u * W, v * H - h * U * 0.4, h * U, p.a, 0.3);
      deer(u * W, v * H, h * U, dark(p.near, 0.35), f);
    }
    child(W * 0.46, H * 0.875, 120 * U, dark(p.near, 0.5));
    g.strokeStyle = css(p.a, 0.95);
    g.lineWidth = 4 * U;
    g.beginPath();
    g.moveTo(W * 0.46 + 18 * U, H * 0.875 - 70 * U);
    g.bezierCurveTo(W * 0.56, H * 0.6, W * 0.3, H * 0.52, W * 0.55, H * 0.4);
    g.stroke();
    glow(W * 0.46 + 18 * U, H * 0.875 - 70 * U, 90 * U, p.a, 0.8);
  }
}
