import {
  H,
  S,
  U,
  W,
  dark,
  disc,
  fbm,
  g,
  glow,
  grad,
  hex,
  hill,
  light,
  line,
  mix,
  pixels,
  rr,
  saved,
  shaft,
  sky,
  smooth,
  stars,
  times,
} from '../canvas.js';
import { camel, person } from '../figures.js';

export function dunes(p, { cx = 0.68, starry, caravan = true, well }) {
  sky(p);
  if (starry) {
    stars(420, 0.6);
    pixels(
      (u, v) => [
        ...hex(p.mist),
        smooth(0.22, 0, Math.abs(v - 0.12 - (u - 0.1) * 0.55)) * smooth(-0.1, 0.6, fbm(u * 5, v * 5) + 0.25) * 0.5,
      ],
      3,
      'screen',
    );
  }
  glow(W * cx, H * 0.46, S * 0.8, p.sun, 0.6);
  disc(W * cx, H * 0.4, S * 0.085, light(p.sun, 0.5));
  times(5, (i, t) => {
    const y0 = 0.52 + t * 0.34,
      c = mix(p.far, p.near, t);
    const points = hill(
      (u) => y0 + Math.sin(u * 3.1 * (1 + t * 0.3) + i * 2.1) * 0.05 + fbm(u * 1.6 + i * 5, i) * 0.1,
      grad(
        [
          [0, mix(c, p.sun, 0.5 * (1 - t * 0.5))],
          [0.35, c],
          [1, dark(c, 0.5)],
        ],
        0,
        (y0 - 0.12) * H,
        0,
        (y0 + 0.3) * H,
      ),
    );
    saved(() => {
      g.beginPath();
      points.forEach(([x, y]) => g.lineTo(x, y));
      g.lineTo(W, H);
      g.lineTo(0, H);
      g.clip();
      times(24, (k) =>
        line(
          p.sun,
          U,
          points
            .filter((_, j) => j % 3 === 0)
            .map(([x, y]) => [x, y + k * 10 * U * (1 + t) + Math.sin((x * 0.03) / U + k) * 3 * U]),
          0.13,
        ),
      );
    });
    const top = (x) => points[Math.min(points.length - 1, Math.round(x / 4) + 1)][1];
    if (i === 2 && caravan)
      times(6, (k) => {
        const x = W * 0.16 + k * 62 * U;
        camel(x, top(x) + 2 * U, 46 * U, dark(p.near, 0.65));
      });
    if (i === 3 && well) {
      const x = W * 0.44,
        y = top(x) + 6 * U;
      shaft(x, y, -Math.PI / 2, H * 0.62, 46 * U, p.a, 0.9, 14);
      glow(x, y, S * 0.3, p.a, 0.8);
      line(dark(p.near, 0.7), 5 * U, [
        [x - 46 * U, y],
        [x, y - 130 * U],
        [x + 46 * U, y],
      ]);
      line(dark(p.near, 0.7), 4 * U, [
        [x - 26 * U, y - 56 * U],
        [x + 26 * U, y - 56 * U],
      ]);
      times(6, (k) =>
        person(x + (k - 2.6) * 52 * U + (k > 2 ? 40 : -20) * U, y + rr(8, 26) * U, rr(58, 70) * U, dark(p.near, 0.75), {
          flip: k % 2 ? 1 : -1,
        }),
      );
    }
  });
}
