import {
  H,
  R,
  S,
  U,
  W,
  at,
  clouds,
  curve,
  dark,
  disc,
  dust,
  fbm,
  g,
  glow,
  grad,
  light,
  line,
  mix,
  noise,
  pick,
  pixels,
  poly,
  ridge,
  rr,
  shaft,
  sky,
  smooth,
  times,
} from '../canvas.js';
import { tree } from '../figures.js';

export function sea(p, { cx = 0.52, turn = -0.2, diver, calf, coral }) {
  sky(p);
  times(9, () =>
    shaft(
      W * rr(0.2, 0.8),
      -40 * U,
      Math.PI / 2 + rr(-0.35, 0.35),
      H * rr(0.6, 1),
      S * rr(0.03, 0.12),
      p.mist,
      rr(0.15, 0.4),
      26,
    ),
  );
  clouds(p.mist, { sx: 1.6, sy: 3, a: 0.3, y1: 0.5, lo: 0, hi: 0.6 });
  pixels(
    (u, v) => [
      255,
      255,
      255,
      (1 - Math.min(1, Math.abs(noise(u * 9 + fbm(u * 4, v * 14, 3) * 1.6, v * 26)) * 2.6)) ** 6 *
        0.5 *
        (1 - smooth(0, 0.16, v)),
    ],
    2,
    'screen',
  );
  const whale = (x, y, s, rot) =>
    at(
      x,
      y,
      s / 100,
      () => {
        g.fillStyle = grad(
          [
            [0, light(p.near, 0.12)],
            [0.5, p.near],
            [1, dark(p.near, 0.4)],
          ],
          0,
          -36,
          0,
          40,
        );
        g.beginPath();
        g.moveTo(-128, 4);
        for (const v of [
          [-122, -26, -70, -40, -14, -34],
          [34, -29, 76, -12, 112, -4],
          [126, -22, 142, -34, 160, -36],
          [154, -18, 148, -8, 136, 0],
          [150, 6, 158, 14, 164, 26],
          [144, 26, 126, 16, 110, 7],
          [70, 22, 20, 34, -30, 34],
          [-84, 34, -118, 26, -128, 4],
        ])
          g.bezierCurveTo(...v);
        g.fill();
        g.beginPath();
        g.moveTo(-44, 22);
        g.bezierCurveTo(-30, 52, -6, 74, 26, 82);
        g.bezierCurveTo(14, 58, 4, 40, -6, 24);
        g.fill();
        disc(-92, -2, 2.2, p.mist, 0.9);
        times(9, (i) => curve(p.mist, 1.1, -122 + i * 1.5, 8 + i * 2.4, -70, 16 + i * 2.6, -24, 14 + i * 2.1, 0.22));
      },
      rot,
    );
  whale(W * cx, H * 0.45, S * 0.3, turn);
  if (calf) whale(W * (cx + 0.1), H * 0.64, S * 0.12, turn - 0.1);
  dust(90, p.mist, { r0: 0.6, r1: 2.6, a: 0.5 });
  ridge(0.97, 0.1, 2.2, dark(p.near, 0.3), '#02040a', 3);
  if (coral) {
    times(22, () => {
      const x = W * R(),
        c = pick([p.a, p.b, p.mist, p.far]);
      tree(x, H * rr(0.9, 1), rr(80, 230) * U, mix(c, p.near, rr(0.1, 0.5)), 5);
    });
    for (let k = 0; k < 7; k++)
      curve(
        mix('#fff4ea', p.mist, 0.3),
        (16 - k) * U,
        W * (0.3 + k * 0.065),
        H * 0.95,
        W * (0.24 + k * 0.075),
        H * (0.72 + Math.abs(k - 3) * 0.02),
        W * (0.36 + k * 0.07),
        H * (0.74 + Math.abs(k - 3) * 0.02),
        0.85,
      );
    line(
      mix('#fff4ea', p.mist, 0.3),
      15 * U,
      [
        [W * 0.2, H * 0.93],
        [W * 0.82, H * 0.945],
      ],
      0.85,
    );
    at(W * 0.5, H * 0.86, U * 1.3, () => {
      disc(0, -22, 26, p.b, 1, 30);
      for (let k = 0; k < 6; k++) curve(p.b, 8, (k - 2.5) * 8, 0, (k - 2.5) * 20, 16, (k - 2.5) * 18, 34);
      disc(-9, -24, 6, '#ffffff');
      disc(10, -24, 6, '#ffffff');
      disc(-8, -23, 3, '#1a0a20');
      disc(11, -23, 3, '#1a0a20');
    });
  }
  if (diver) {
    at(
      W * 0.34,
      H * 0.7,
      U * 1.2,
      () => {
        disc(0, 0, 8, '#030610', 1, 9);
        disc(26, 8, 24, '#030610', 1, 8);
        poly('#030610', [
          [44, 12],
          [92, 34],
          [86, 16],
        ]);
        poly('#030610', [
          [44, 8],
          [96, 10],
          [84, -4],
        ]);
      },
      -0.5,
    );
    shaft(W * 0.335, H * 0.695, -0.9, S * 0.42, 40 * U, p.a, 0.7, 10);
    glow(W * 0.335, H * 0.69, 80 * U, p.a, 0.6);
  }
}
