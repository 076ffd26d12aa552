import {
  H,
  S,
  U,
  W,
  at,
  clouds,
  dark,
  disc,
  g,
  glow,
  lerp,
  line,
  mix,
  pick,
  poly,
  rain,
  rect,
  rr,
  shaft,
  sky,
  times,
} from '../canvas.js';
import { child, person } from '../figures.js';

/** A floodlit ground: goal, keeper in the air, the ball. */
export function pitch(p, { wet, cx = 0.5, hills, mother }) {
  sky(p);
  clouds(p.mist, { sx: 1.4, sy: 4, a: 0.4, y1: 0.6 });
  const y0 = H * 0.52;
  if (hills) {
    poly(mix(p.far, p.mist, 0.25), [
      [0, y0],
      [0, H * 0.38],
      [W * 0.2, H * 0.3],
      [W * 0.42, H * 0.4],
      [W * 0.66, H * 0.27],
      [W * 0.9, H * 0.38],
      [W, H * 0.34],
      [W, y0],
    ]);
  }
  for (const u of [0.08, 0.92]) {
    const x = W * u;
    line('#0c0a14', 7 * U, [
      [x, y0],
      [x, H * 0.16],
    ]);
    rect(x - 60 * U, H * 0.12, 120 * U, 54 * U, '#0c0a14');
    times(8, (i) =>
      disc(x + ((i % 4) - 1.5) * 28 * U, H * 0.12 + (14 + Math.floor(i / 4) * 26) * U, 10 * U, '#fffef0'),
    );
    glow(x, H * 0.14, S * 0.5, p.sun, 0.95);
    shaft(x, H * 0.14, u < 0.5 ? 0.75 : Math.PI - 0.75, S * 1.1, S * 0.24, p.sun, 0.4, 20);
  }
  rect(0, y0 - 50 * U, W, 54 * U, dark(p.near, 0.3));
  times(Math.round((64 * W) / S), (i, t) =>
    disc(W * t, y0 - rr(38, 60) * U, rr(9, 13) * U, mix(pick([p.a, p.b, p.near, p.mist]), p.near, 0.55)),
  );
  times(7, (i) => {
    const a = (i / 7) ** 1.5,
      b = ((i + 1) / 7) ** 1.5;
    rect(
      0,
      lerp(y0, H, a),
      W,
      lerp(y0, H, b) - lerp(y0, H, a) + 1,
      i % 2 ? mix('#2e9a4e', p.near, 0.3) : mix('#24843f', p.near, 0.42),
    );
  });
  glow(W * cx, H * 0.62, S * 0.8, p.sun, 0.35);
  const x = W * cx,
    gw = S * 0.4,
    gt = H * 0.5 - S * 0.1,
    gb = H * 0.72;
  for (let i = 0; i <= 20; i++)
    line(
      '#ffffff',
      1.3 * U,
      [
        [x - gw + (gw * 2 * i) / 20, gt],
        [x - gw * 0.9 + (gw * 1.8 * i) / 20, gb - 26 * U],
      ],
      0.4,
    );
  for (let i = 0; i <= 10; i++)
    line(
      '#ffffff',
      1.3 * U,
      [
        [x - gw, lerp(gt, gb, i / 10)],
        [x + gw, lerp(gt, gb, i / 10)],
      ],
      0.34,
    );
  line('#ffffff', 11 * U, [
    [x - gw, gb],
    [x - gw, gt],
    [x + gw, gt],
    [x + gw, gb],
  ]);
  line(
    '#ffffff',
    5 * U,
    [
      [0, gb],
      [W, gb],
    ],
    0.8,
  );
  line(
    '#ffffff',
    6 * U,
    [
      [x - S * 0.2, gb],
      [x - S * 0.32, H * 0.84],
      [x + S * 0.32, H * 0.84],
      [x + S * 0.2, gb],
    ],
    0.7,
  );
  if (mother) {
    person(x, H * 0.8, S * 0.5, '#120a14', { skirt: true });
    for (const s of [-1, 1]) {
      line('#120a14', S * 0.022, [
        [x + s * S * 0.05, H * 0.8 - S * 0.4],
        [x + s * S * 0.15, H * 0.8 - S * 0.44],
        [x + s * S * 0.2, H * 0.8 - S * 0.56],
      ]);
      disc(x + s * S * 0.205, H * 0.8 - S * 0.585, S * 0.036, p.b);
      line(p.b, S * 0.03, [
        [x + s * S * 0.192, H * 0.8 - S * 0.53],
        [x + s * S * 0.2, H * 0.8 - S * 0.56],
      ]);
    }
    rect(x - S * 0.05, H * 0.8 - S * 0.38, S * 0.1, S * 0.05, p.b, 0.9);
    times(5, (i) =>
      child(x + (i - 2) * S * 0.16, H * (0.9 + (i % 2) * 0.03), 130 * U, dark(p.near, 0.45), i % 2 ? 1 : -1),
    );
    disc(x + S * 0.06, H * 0.925, 22 * U, '#ffffff');
    disc(x + S * 0.06, H * 0.925, 8 * U, '#1a1620');
    if (wet) rain(300, 0.2);
    return;
  }
  at(x + S * 0.07, H * 0.6, S / 560, () => {
    const c = '#0b0812';
    g.rotate(-0.42);
    poly(c, [
      [-20, -22],
      [40, -16],
      [44, 14],
      [-20, 20],
    ]);
    poly(mix(p.b, c, 0.15), [
      [-20, -22],
      [40, -16],
      [44, 14],
      [-20, 20],
    ]);
    disc(62, -12, 17, c);
    line(c, 14, [
      [38, -12],
      [86, -44],
      [122, -58],
    ]);
    line(c, 14, [
      [38, 8],
      [92, -14],
      [126, -36],
    ]);
    disc(126, -60, 12, p.a);
    disc(130, -36, 12, p.a);
    line(c, 16, [
      [-16, -14],
      [-64, -26],
      [-104, -6],
    ]);
    line(c, 16, [
      [-16, 12],
      [-58, 26],
      [-80, 62],
    ]);
  });
  const bx = x + S * 0.3,
    by = H * 0.6 - S * 0.2;
  disc(bx, by, 27 * U, '#ffffff');
  for (const [dx, dy] of [
    [0, 0],
    [17, -10],
    [-16, -12],
    [10, 18],
    [-14, 14],
  ])
    disc(bx + dx * U, by + dy * U, 7 * U, '#1a1620');
  glow(bx, by, 110 * U, '#ffffff', 0.6);
  for (let k = 0; k < 5; k++)
    line(
      '#ffffff',
      3 * U,
      [
        [bx - (30 + k * 6) * U, by + (34 + k * 16) * U],
        [bx - (80 + k * 40) * U, by + (110 + k * 30) * U],
      ],
      0.25,
    );
  person(x - S * 0.3, H * 0.93, 240 * U, '#0a0812');
  person(x + S * 0.16, H * 0.97, 250 * U, '#0a0812', { flip: -1 });
  if (wet) rain(460, 0.26);
}
