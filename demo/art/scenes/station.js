import { H, S, U, W, dark, disc, glow, grad, lerp, light, line, mix, poly, rect, sky, snow, times } from '../canvas.js';
import { child, person } from '../figures.js';

export function station(p, { cx = 0.46, metro, figures = 2 }) {
  const vx = W * cx,
    vy = H * 0.52;
  sky(p, 0.7);
  if (metro)
    rect(
      0,
      0,
      W,
      H,
      grad([
        [0, dark(p.near, 0.4)],
        [0.5, mix(p.far, p.near, 0.5)],
        [1, p.near],
      ]),
    );
  glow(vx, vy, S * 0.8, p.sun, 0.85);
  poly(
    grad(
      [
        [0, mix(p.far, p.sun, 0.4)],
        [1, dark(p.near, 0.2)],
      ],
      0,
      vy,
      0,
      H,
    ),
    [
      [vx, vy],
      [W * 0.95, H],
      [-W * 0.3, H],
    ],
  );
  times(14, (i) => {
    const t = (i / 14) ** 2;
    line(
      p.mist,
      (0.6 + 2 * t) * U,
      [
        [lerp(vx, -W * 0.3, t), lerp(vy, H, t)],
        [lerp(vx, W * 0.95, t), lerp(vy, H, t)],
      ],
      0.16,
    );
  });
  poly(
    p.a,
    [
      [vx, vy],
      [W * 0.86, H],
      [W * 0.82, H],
    ],
    0.85,
  );
  const tx = (t) => lerp(vx + 12 * U, W * 1.12, t),
    ty = (t, k) => lerp(vy + (k - 0.5) * 16 * U, lerp(H * 0.16, H * 1.02, k), t);
  poly(
    grad(
      [
        [0, mix(p.b, p.sun, 0.4)],
        [0.5, p.b],
        [1, dark(p.b, 0.55)],
      ],
      vx,
      0,
      W,
      0,
    ),
    [
      [tx(0), ty(0, 0)],
      [tx(1), ty(1, 0)],
      [tx(1), ty(1, 1)],
      [tx(0), ty(0, 1)],
    ],
  );
  times(12, (i) => {
    const a = (i / 12) ** 1.9 + 0.005,
      b = ((i + 0.72) / 12) ** 1.9 + 0.005;
    poly(
      grad(
        [
          [0, light(p.a, 0.5)],
          [1, p.a],
        ],
        0,
        ty(b, 0.2),
        0,
        ty(b, 0.5),
      ),
      [
        [tx(a), ty(a, 0.2)],
        [tx(b), ty(b, 0.2)],
        [tx(b), ty(b, 0.5)],
        [tx(a), ty(a, 0.5)],
      ],
    );
  });
  poly(
    light(p.b, 0.5),
    [
      [tx(0), ty(0, 0.6)],
      [tx(1), ty(1, 0.6)],
      [tx(1), ty(1, 0.64)],
      [tx(0), ty(0, 0.64)],
    ],
    0.6,
  );
  poly(
    grad(
      [
        [0, mix(p.near, p.sun, 0.3)],
        [1, dark(p.near, 0.55)],
      ],
      0,
      vy,
      0,
      0,
    ),
    [
      [vx, vy - 4 * U],
      [-W * 0.4, -H * 0.1],
      [W * 0.86, -H * 0.1],
    ],
  );
  times(9, (i) => {
    const t = ((i + 1) / 9) ** 2.2,
      x0 = lerp(vx, W * 0.1, t),
      y0 = lerp(vy, -H * 0.02, t),
      w = 120 * U * t + 4;
    rect(x0 - w / 2, y0, w, (3 + 12 * t) * U, '#fff6dc');
    glow(x0, y0, w * 1.6, p.a, 0.55);
  });
  times(6, (i) => {
    const t = ((i + 1) / 6) ** 2,
      x = lerp(vx, -W * 0.02, t);
    line(dark(p.near, 0.45), (2 + 16 * t) * U, [
      [x, lerp(vy, H * 1.0, t * 0.9)],
      [x, lerp(vy - 8 * U, -H * 0.1, t)],
    ]);
  });
  const qx = W * (cx - 0.2),
    qy = H * 0.3;
  line(dark(p.near, 0.4), 4 * U, [
    [qx, 0],
    [qx, qy],
  ]);
  disc(qx, qy, 46 * U, dark(p.near, 0.3));
  disc(qx, qy, 39 * U, '#fff4dc');
  glow(qx, qy, 120 * U, p.a, 0.5);
  line('#1a1018', 4 * U, [
    [qx, qy],
    [qx, qy - 28 * U],
  ]);
  line('#1a1018', 4 * U, [
    [qx, qy],
    [qx + 18 * U, qy + 10 * U],
  ]);
  const c = '#07050b';
  person(W * cx - S * 0.15, H * 0.94, 240 * U, c, { coat: true, bag: true });
  if (figures > 1) person(W * cx + S * 0.08, H * 0.8, 150 * U, c, { skirt: true, flip: -1 });
  if (figures > 2) child(W * cx - S * 0.04, H * 0.95, 130 * U, c);
  if (!metro) snow(120);
}
