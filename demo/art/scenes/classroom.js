import {
  H,
  R,
  S,
  U,
  W,
  blended,
  dark,
  disc,
  dust,
  g,
  glow,
  grad,
  light,
  line,
  mix,
  pick,
  poly,
  rect,
  saved,
  times,
} from '../canvas.js';
import { child, person, tree } from '../figures.js';

export function classroom(p, { pupils = 0, cx = 0.6 }) {
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, mix(p.far, p.near, 0.35)],
      [1, dark(p.near, 0.3)],
    ]),
  );
  const wy = H * 0.14,
    wh = H * 0.42;
  for (let i = 0; i < 3; i++) {
    const x = W * (0.06 + i * 0.31),
      w = W * 0.27;
    rect(x - 10 * U, wy - 10 * U, w + 20 * U, wh + 20 * U, dark(p.near, 0.2));
    rect(
      x,
      wy,
      w,
      wh,
      grad(
        p.sky.map((c, k) => [k / (p.sky.length - 1), c]),
        0,
        wy,
        0,
        wy + wh,
      ),
    );
    saved(() => {
      g.beginPath();
      g.rect(x, wy, w, wh);
      g.clip();
      glow(W * 0.62, wy + wh * 0.5, S * 0.5, p.sun, 0.9);
      disc(W * 0.62, wy + wh * 0.5, S * 0.07, light(p.sun, 0.5));
      poly(mix(p.far, p.near, 0.2), [
        [x, wy + wh * 0.8],
        [x + w * 0.5, wy + wh * 0.66],
        [x + w, wy + wh * 0.8],
        [x + w, wy + wh],
        [x, wy + wh],
      ]);
      if (i === 0) tree(x + w * 0.3, wy + wh, wh * 1.2, dark(p.near, 0.4), 7);
    });
    for (const k of [0.333, 0.667])
      line(dark(p.near, 0.2), 9 * U, [
        [x + w * k, wy],
        [x + w * k, wy + wh],
      ]);
    line(dark(p.near, 0.2), 7 * U, [
      [x, wy + wh * 0.42],
      [x + w, wy + wh * 0.42],
    ]);
    rect(x - 16 * U, wy + wh + 8 * U, w + 32 * U, 12 * U, mix(p.near, p.sun, 0.35));
  }
  blended(
    'screen',
    () =>
      times(3, (i) => {
        const x = W * (0.06 + i * 0.31);
        poly(
          grad(
            [
              [0, p.sun, 0.5],
              [1, p.sun, 0.05],
            ],
            0,
            wy,
            0,
            H,
          ),
          [
            [x, wy + wh * 0.2],
            [x + W * 0.27, wy + wh * 0.2],
            [x + W * 0.05, H],
            [x - W * 0.34, H],
          ],
        );
      }),
    22,
  );
  for (let r = 0; r < 3; r++) {
    const k = 0.62 + r * 0.28,
      y = H * (0.7 + r * 0.12),
      n = 4;
    for (let i = 0; i < n; i++) {
      const x = W * ((i + 0.5) / n) + (r - 1) * 16 * U,
        c = mix(dark(p.near, 0.35), p.sun, 0.16 - r * 0.05),
        w = S * 0.075 * k * 1.5;
      poly(c, [
        [x - w, y],
        [x + w, y],
        [x + w * 1.14, y + 20 * U * k],
        [x - w * 1.14, y + 20 * U * k],
      ]);
      line(mix(p.sun, c, 0.4), 3 * U, [
        [x - w, y],
        [x + w, y],
      ]);
      for (const s of [-1, 1]) rect(x + s * w * 0.98 - 4 * U, y + 18 * U * k, 8 * U * k, 90 * U * k, dark(c, 0.4));
      if (R() < 0.5) {
        rect(x - w * 0.4, y - 12 * U * k, w * 0.6, 12 * U * k, pick([p.a, p.b, '#f4ead8']));
      }
      if (pupils && (pupils > 5 ? R() < 0.75 : r === 1 && i === 2)) {
        child(x, y + 20 * U, 150 * U * k, dark(p.near, 0.6));
      }
    }
  }
  person(W * cx - S * 0.32, H * 0.77, 230 * U, dark(p.near, 0.65), { coat: true });
  dust(140, p.sun, { a: 0.6 });
}
