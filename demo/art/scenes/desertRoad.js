import {
  H,
  S,
  U,
  W,
  clouds,
  dark,
  disc,
  fbm,
  glow,
  grad,
  hex,
  lerp,
  light,
  line,
  mix,
  pixels,
  poly,
  rect,
  ridge,
  sky,
  smooth,
  times,
} from '../canvas.js';
import { person } from '../figures.js';

export function desertRoad(p, { cx = 0.5, truck = true, horizon = 0.56 }) {
  sky(p);
  const hx = W * cx,
    hy = H * horizon;
  glow(hx, hy - 20 * U, S * 0.95, p.sun, 0.8);
  disc(hx, hy - 10 * U, S * 0.15, light(p.sun, 0.4));
  clouds(p.mist, { sx: 1.3, sy: 9, a: 0.45, y0: 0.05, y1: 0.55 });
  ridge(horizon + 0.02, 0.12, 1.3, mix(p.far, p.near, 0.25), mix(p.far, p.mist, 0.3), 3);
  rect(
    0,
    hy,
    W,
    H - hy,
    grad(
      [
        [0, mix(p.far, p.sun, 0.35)],
        [0.3, p.far],
        [1, p.near],
      ],
      0,
      hy,
      0,
      H,
    ),
  );
  pixels(
    (u, v) =>
      v < horizon
        ? [0, 0, 0, 0]
        : [
            ...hex(p.sun),
            smooth(0.05, 0.5, fbm(((u - cx) * 4) / (v - horizon + 0.04), 2 / (v - horizon + 0.05), 4)) * 0.22,
          ],
    3,
    'screen',
  );
  poly(
    grad(
      [
        [0, mix(p.near, p.sun, 0.35)],
        [1, dark(p.near, 0.55)],
      ],
      0,
      hy,
      0,
      H,
    ),
    [
      [hx - 3 * U, hy],
      [hx + 3 * U, hy],
      [hx + S * 0.46, H],
      [hx - S * 0.46, H],
    ],
  );
  times(11, (i) => {
    const a = (i / 11) ** 2.2,
      b = ((i + 0.45) / 11) ** 2.2,
      y0 = lerp(hy, H, a),
      y1 = lerp(hy, H, b),
      w0 = 9 * U * a + 0.5,
      w1 = 9 * U * b + 0.5;
    poly(
      mix('#fff2d0', p.sun, 0.3),
      [
        [hx - w0, y0],
        [hx + w0, y0],
        [hx + w1, y1],
        [hx - w1, y1],
      ],
      0.85,
    );
  });
  times(7, (i) => {
    const t = ((i + 1) / 7) ** 2,
      x = hx + S * (0.03 + 0.62 * t),
      y = lerp(hy, H, t * 0.92),
      h = (20 + 420 * t) * U;
    line(dark(p.near, 0.35), (1 + 6 * t) * U, [
      [x, y],
      [x, y - h],
    ]);
    line(dark(p.near, 0.35), (1 + 4 * t) * U, [
      [x - h * 0.11, y - h * 0.9],
      [x + h * 0.11, y - h * 0.9],
    ]);
  });
  if (truck) {
    const y = hy + H * 0.085,
      c = dark(p.near, 0.6);
    rect(hx - 30 * U, y - 62 * U, 60 * U, 62 * U, c);
    rect(hx - 24 * U, y - 54 * U, 48 * U, 20 * U, mix(c, p.sun, 0.3));
    for (const s of [-1, 1]) {
      glow(hx + s * 20 * U, y - 14 * U, 110 * U, '#fff0c8', 0.9);
      disc(hx + s * 20 * U, y - 14 * U, 6 * U, '#fffbe8');
      rect(hx + s * 20 * U - 7 * U, y - 4 * U, 14 * U, 12 * U, c);
    }
  } else person(hx, H * 0.86, 190 * U, dark(p.near, 0.8), { coat: true, bag: true });
}
