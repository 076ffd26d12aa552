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
  lerp,
  light,
  line,
  mix,
  poly,
  rect,
  rr,
  shaft,
  sky,
  stars,
  times,
} from '../canvas.js';
import { boat, person } from '../figures.js';

export function lighthouse(p, { cx = 0.6, cute, starry = true }) {
  sky(p, 0.7);
  if (starry) stars(200, 0.6);
  clouds(p.mist, { sx: 1.5, sy: 5, a: 0.5, y0: 0.05, y1: 0.72 });
  const x = W * cx,
    base = H * 0.74,
    h = H * (cute ? 0.33 : 0.46),
    ly = base - h,
    w = S * (cute ? 0.1 : 0.062);
  shaft(x, ly, Math.PI + 0.1, W * 0.95, S * 0.17, p.a, 0.95, 12);
  shaft(x, ly, -0.16, W * 0.8, S * 0.13, p.a, 0.6, 16);
  rect(
    0,
    H * 0.7,
    W,
    H * 0.3,
    grad(
      [
        [0, mix(p.far, p.mist, 0.35)],
        [0.25, p.far],
        [1, p.near],
      ],
      0,
      H * 0.7,
      0,
      H,
    ),
  );
  times(70, () => {
    const y = H * (0.71 + R() ** 1.6 * 0.28),
      l = rr(30, 160) * U * (y / H - 0.5) * 2;
    const x0 = W * R();
    curve(R() < 0.4 ? p.a : p.mist, rr(1, 3) * U, x0, y, x0 + l / 2, y - 8 * U, x0 + l, y, rr(0.08, 0.35));
  });
  const rock = dark(p.near, 0.25);
  poly(
    grad(
      [
        [0, mix(rock, p.mist, 0.2)],
        [1, dark(rock, 0.6)],
      ],
      0,
      base - 40 * U,
      0,
      H * 0.9,
    ),
    [
      [x - S * 0.4, H * 0.86],
      [x - S * 0.27, base + 30 * U],
      [x - S * 0.15, base - 8 * U],
      [x + S * 0.04, base - 24 * U],
      [x + S * 0.17, base + 6 * U],
      [x + S * 0.3, base + 20 * U],
      [x + S * 0.46, H * 0.87],
    ],
  );
  times(26, () => disc(x + rr(-0.42, 0.46) * S, H * rr(0.845, 0.875), rr(8, 26) * U, '#ffffff', 0.13, rr(3, 8) * U));
  const body = grad(
    [
      [0, cute ? '#fff6e6' : '#eee6dc'],
      [0.55, mix('#cfc4c0', p.far, 0.25)],
      [1, dark(p.far, 0.5)],
    ],
    x - w,
    0,
    x + w,
    0,
  );
  poly(body, [
    [x - w, base - 12 * U],
    [x - w * 0.66, ly + 20 * U],
    [x + w * 0.66, ly + 20 * U],
    [x + w, base - 12 * U],
  ]);
  times(3, (i) => {
    const a = 0.16 + i * 0.29,
      k = (t) => lerp(0.66, 1, t),
      ya = lerp(ly + 20 * U, base, a),
      yb = lerp(ly + 20 * U, base, a + 0.15);
    poly(
      p.b,
      [
        [x - w * k(a), ya],
        [x + w * k(a), ya],
        [x + w * k(a + 0.15), yb],
        [x - w * k(a + 0.15), yb],
      ],
      0.88,
    );
  });
  rect(x - w * 0.85, ly + 10 * U, w * 1.7, 10 * U, dark(p.near, 0.4));
  rect(x - w * 0.46, ly - 26 * U, w * 0.92, 38 * U, light(p.a, 0.5));
  poly(cute ? p.b : dark(p.near, 0.3), [
    [x - w * 0.62, ly - 24 * U],
    [x, ly - 62 * U],
    [x + w * 0.62, ly - 24 * U],
  ]);
  glow(x, ly - 6 * U, S * 0.34, p.a, 0.95);
  glow(x, ly - 6 * U, 60 * U, '#ffffff', 1);
  if (cute) {
    for (const s of [-1, 1]) {
      disc(x + s * w * 0.3, ly + h * 0.42, w * 0.15, '#2a1830', 1, w * 0.19);
      disc(x + s * w * 0.34, ly + h * 0.4, w * 0.05, '#ffffff');
      disc(x + s * w * 0.5, ly + h * 0.52, w * 0.12, '#ff9a9a', 0.6, w * 0.08);
      line(dark(p.near, 0.2), 12 * U, [
        [x + s * w * 0.45, base - 14 * U],
        [x + s * w * 0.5, base + 22 * U],
      ]);
    }
    curve('#2a1830', 4 * U, x - w * 0.16, ly + h * 0.52, x, ly + h * 0.59, x + w * 0.16, ly + h * 0.52);
    boat(x - S * 0.42, H * 0.9, 130 * U, p.b, { cabin: p.a });
  } else {
    rect(x + w, base - 50 * U, 92 * U, 50 * U, dark(p.near, 0.35));
    poly(dark(p.near, 0.5), [
      [x + w - 6 * U, base - 48 * U],
      [x + w + 46 * U, base - 82 * U],
      [x + w + 98 * U, base - 48 * U],
    ]);
    rect(x + w + 36 * U, base - 36 * U, 20 * U, 18 * U, p.a);
    person(x - w * 2.1, base - 2 * U, 74 * U, '#07050c', { coat: true });
    boat(W * (cx > 0.5 ? 0.22 : 0.8), H * 0.93, 120 * U, dark(p.near, 0.5));
  }
}
