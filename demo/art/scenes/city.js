import {
  H,
  R,
  S,
  U,
  W,
  at,
  blended,
  clouds,
  disc,
  g,
  glow,
  grad,
  line,
  mix,
  orb,
  rain,
  rect,
  rr,
  sky,
  times,
} from '../canvas.js';
import { person } from '../figures.js';

export function city(p, { wet, pair, roof, floor, cx = 0.5 }) {
  sky(p);
  clouds(p.mist, { sx: 2, sy: 4, a: 0.4, y1: 0.8 });
  const low = roof ? 0.62 : floor ? 0.8 : 1;
  if (roof) orb(W * 0.68, H * 0.4, S * 0.1, p.sun);
  glow(W * cx, H * 0.66, S, p.mist, 0.6);
  times(4, (L, t) => {
    const base = mix(p.far, p.near, t);
    let x = -20 * U;
    while (x < W) {
      const w = rr(38, 96) * U * (0.7 + t * 0.6),
        h = low * H * (rr(0.16, 0.42) * (1 - t * 0.25) + 0.12 + (1 - Math.abs(x / W - 0.5) * 2) * 0.12 * (1 - t)),
        y = H * (0.8 + t * 0.1) - h;
      rect(
        x,
        y,
        w,
        h + H * 0.3,
        grad(
          [
            [0, base],
            [1, mix(base, p.mist, 0.32 * (1 - t))],
          ],
          0,
          y,
          0,
          y + h,
        ),
      );
      if (R() < 0.3) rect(x + w * 0.45, y - h * 0.14, 2 * U, h * 0.14, base);
      const cw = 6 * U * (0.7 + t * 0.6),
        ch = 8 * U * (0.7 + t * 0.6);
      for (let yy = y + 10 * U; yy < H * 0.9; yy += ch * 2)
        for (let xx = x + 6 * U; xx < x + w - cw; xx += cw * 1.9)
          if (R() < 0.2 + 0.1 * t) rect(xx, yy, cw, ch, R() < 0.75 ? p.a : p.b, rr(0.25, 0.95) * (0.5 + t * 0.5));
      x += w + rr(-6, 20) * U;
    }
    clouds(p.mist, { sx: 2, sy: 8, a: 0.22, y0: 0.45 + t * 0.1, y1: 0.95, lo: -0.05, hi: 0.5 });
  });
  rect(
    0,
    H * 0.885,
    W,
    H * 0.12,
    grad(
      [
        [0, p.near],
        [1, '#05030a'],
      ],
      0,
      H * 0.88,
      0,
      H,
    ),
  );
  blended('screen', () =>
    times(120, () => {
      const c = R() < 0.6 ? p.a : p.b;
      rect(
        R() * W,
        H * 0.885,
        rr(4, 26) * U,
        H * 0.12,
        grad(
          [
            [0, c, rr(0.02, 0.2)],
            [1, c, 0],
          ],
          0,
          H * 0.885,
          0,
          H,
        ),
      );
    }),
  );
  if (wet) rain();
  const c = '#07040c';
  if (pair) {
    glow(W * cx, H * 0.86, S * 0.36, p.a, 0.5);
    person(W * cx - S * 0.05, H * 0.965, 215 * U, c, { coat: true, umbrella: true });
    person(W * cx + S * 0.085, H * 0.968, 196 * U, c, { skirt: true, flip: -1 });
  }
  if (floor) {
    const y = H * 0.74;
    rect(
      0,
      y,
      W,
      H - y,
      grad(
        [
          [0, mix(p.mist, '#ffffff', 0.5), 0.6],
          [0.12, p.mist, 0.16],
          [1, p.near, 0.75],
        ],
        0,
        y,
        0,
        H,
      ),
    );
    line(
      '#ffffff',
      3 * U,
      [
        [0, y],
        [W, y],
      ],
      0.9,
    );
    for (let i = -6; i <= 6; i++)
      line(
        '#ffffff',
        1.6 * U,
        [
          [W * cx + i * S * 0.09, y],
          [W * cx + i * S * 0.3, H],
        ],
        0.35,
      );
    times(4, (i) =>
      line(
        '#ffffff',
        1.6 * U,
        [
          [0, y + H * 0.26 * ((i + 1) / 4) ** 1.7],
          [W, y + H * 0.26 * ((i + 1) / 4) ** 1.7],
        ],
        0.35,
      ),
    );
    rect(W * cx - S * 0.24, y - 70 * U, S * 0.48, 12 * U, c);
    for (const d of [-0.2, 0.2]) rect(W * cx + d * S, y - 60 * U, 8 * U, 62 * U, c);
    times(6, (i) => {
      const px = W * cx + (i - 2.5) * S * 0.115;
      person(px, y + 8 * U, (185 + (i % 3) * 16) * U, c, {
        skirt: i % 3 === 1,
        coat: i % 3 === 2,
        flip: i % 2 ? 1 : -1,
      });
      at(px, y + 10 * U, 1, () => {
        g.scale(1, -0.5);
        g.globalAlpha = 0.3;
        person(0, 0, 185 * U, c);
      });
    });
    disc(W * cx + S * 0.3, y - 30 * U, 9 * U, p.b);
    glow(W * cx + S * 0.3, y - 30 * U, 90 * U, p.b, 0.9);
    rect(W * cx + S * 0.27, y - 130 * U, 44 * U, 132 * U, '#0a1016', 0.9);
    times(6, (i) => rect(W * cx + S * 0.278, y - (118 - i * 19) * U, 26 * U, 4 * U, p.b, 0.9));
  }
  if (roof) {
    rect(0, H * 0.9, W, H * 0.1, c);
    for (let x = 0; x < W; x += 30 * U)
      line(c, 3 * U, [
        [x, H * 0.9],
        [x, H * 0.845],
      ]);
    line(c, 4 * U, [
      [0, H * 0.845],
      [W, H * 0.845],
    ]);
    for (const [dx, h, o] of [
      [-0.2, 120, { bag: true }],
      [-0.1, 112, { skirt: true }],
      [0, 128, {}],
      [0.11, 108, { skirt: true }],
      [0.2, 122, { bag: true, flip: -1 }],
    ])
      person(W * cx + dx * S, H * 0.905, h * U, c, o);
  }
}
