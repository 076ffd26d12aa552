import {
  H,
  R,
  S,
  U,
  W,
  blended,
  css,
  curve,
  dark,
  disc,
  g,
  glow,
  grad,
  lerp,
  light,
  line,
  mix,
  pick,
  poly,
  rect,
  rr,
  sky,
  times,
} from '../canvas.js';
import { bicycle, person } from '../figures.js';

/** A lane in one-point perspective; lit doors, wires, a wet floor. */
export function alley(p, { vehicle, lanterns = true, cx = 0.5, wet = true, sign }) {
  const vx = W * cx,
    vy = H * 0.46;
  sky(p, 0.6);
  glow(vx, vy, S * 0.8, p.sun, 0.7);
  disc(vx, vy - 20 * U, S * 0.09, light(p.sun, 0.4));
  poly(
    grad(
      [
        [0, mix(p.far, p.sun, 0.3)],
        [1, p.near],
      ],
      0,
      vy,
      0,
      H,
    ),
    [
      [vx, vy],
      [W * 1.2, H * 1.05],
      [-W * 0.2, H * 1.05],
    ],
  );
  for (const s of [-1, 1]) {
    const X = (t) => vx + s * (S * 0.045 + (W * 0.62 - S * 0.045 + Math.abs(W / 2 - vx)) * t),
      top = (t) => lerp(vy - 30 * U, -H * 0.04, t),
      foot = (t) => lerp(vy + 16 * U, H * 1.0, t);
    poly(
      grad(
        [
          [0, mix(p.far, p.sun, 0.28)],
          [0.6, mix(p.far, p.near, 0.55)],
          [1, dark(p.near, 0.3)],
        ],
        vx,
        0,
        X(1),
        0,
      ),
      [
        [X(0), top(0)],
        [X(1), top(1)],
        [X(1), foot(1)],
        [X(0), foot(0)],
      ],
    );
    for (const [t0, t1, kind] of [
      [0.05, 0.1, 1],
      [0.15, 0.22, 0],
      [0.28, 0.4, 1],
      [0.5, 0.66, 0],
      [0.74, 0.98, 1],
    ]) {
      const y = (t, k) => lerp(top(t), foot(t), k),
        k0 = kind ? 0.5 : 0.42,
        k1 = kind ? 0.97 : 0.68,
        c = (s + kind) % 2 ? p.a : p.b;
      poly(
        grad(
          [
            [0, mix(c, '#fff0c0', 0.3)],
            [1, dark(c, 0.4)],
          ],
          0,
          y(t0, k0),
          0,
          y(t0, k1),
        ),
        [
          [X(t0), y(t0, k0)],
          [X(t1), y(t1, k0)],
          [X(t1), y(t1, k1)],
          [X(t0), y(t0, k1)],
        ],
        0.9,
      );
      const tm = (t0 + t1) / 2;
      line(dark(p.near, 0.3), (2 + 7 * tm) * U, [
        [X(tm), y(tm, k0)],
        [X(tm), y(tm, k1)],
      ]);
      poly(dark(p.near, 0.35), [
        [X(t0 - 0.015), y(t0, k0 - 0.07)],
        [X(t1 + 0.02), y(t1, k0 - 0.07)],
        [X(t1 + 0.02) - s * 40 * U * t1, y(t1, k0)],
        [X(t0) - s * 40 * U * t0, y(t0, k0)],
      ]);
      glow(X(tm), y(tm, (k0 + k1) / 2), S * (0.06 + 0.22 * tm), c, 0.5);
    }
  }
  times(6, (i, t) =>
    curve(
      '#0a0610',
      (1 + 2 * t) * U,
      vx - lerp(S * 0.06, W * 0.6, t),
      vy - lerp(20 * U, H * 0.38, t),
      vx,
      vy - lerp(0, H * 0.2, t),
      vx + lerp(S * 0.06, W * 0.6, t),
      vy - lerp(24 * U, H * 0.42, t),
      0.8,
    ),
  );
  if (lanterns)
    times(5, (i, t) => {
      for (const s of [-1, 1]) {
        const x = vx + s * lerp(S * 0.06, S * 0.36, t * t),
          y = vy - lerp(16 * U, H * 0.2, t * t) + (s > 0 ? 12 : 0) * U,
          r = lerp(4, 26, t * t) * U;
        glow(x, y, r * 5, p.b, 0.6);
        disc(
          x,
          y,
          r,
          grad(
            [
              [0, light(p.b, 0.4)],
              [1, p.b],
            ],
            0,
            y - r,
            0,
            y + r,
          ),
          1,
          r * 0.9,
        );
        rect(x - r * 0.4, y - r, r * 0.8, r * 0.16, '#1a0810');
        rect(x - r * 0.4, y + r * 0.84, r * 0.8, r * 0.16, '#1a0810');
      }
    });
  if (wet)
    blended('screen', () =>
      times(90, () => {
        const t = R(),
          x = vx + rr(-1, 1) * W * 0.5 * t,
          y = lerp(vy + 20 * U, H, t);
        rect(
          x,
          y,
          rr(6, 30) * U * (0.3 + t),
          rr(20, 90) * U * t,
          grad(
            [
              [0, pick([p.a, p.b, p.sun]), 0.18],
              [1, p.a, 0],
            ],
            0,
            y,
            0,
            y + 80 * U,
          ),
        );
      }),
    );
  if (sign) {
    const sx = vx + S * 0.27,
      sy = H * 0.3,
      k = S * 0.12;
    line('#160a06', 7 * U, [
      [sx, 0],
      [sx, sy - k],
    ]);
    poly('#2a120a', [
      [sx, sy - k * 1.25],
      [sx + k * 1.25, sy],
      [sx, sy + k * 1.25],
      [sx - k * 1.25, sy],
    ]);
    poly(p.b, [
      [sx, sy - k * 1.08],
      [sx + k * 1.08, sy],
      [sx, sy + k * 1.08],
      [sx - k * 1.08, sy],
    ]);
    g.font = `900 ${k * 1.05}px "Noto Serif CJK SC"`;
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillStyle = css('#ffe9b0');
    g.fillText(sign, sx, sy);
    glow(sx, sy, k * 2.6, p.a, 0.4);
  }
  const c = '#08050c';
  if (vehicle) {
    bicycle(vx + 20 * U, H * 0.88, 210 * U, c);
    rect(vx - 150 * U, H * 0.77, 130 * U, 74 * U, dark(p.near, 0.5));
    person(vx + 14 * U, H * 0.85, 200 * U, c);
    if (vehicle === 'bride') {
      poly(
        '#fbf2ee',
        [
          [vx - 96 * U, H * 0.69],
          [vx - 66 * U, H * 0.69],
          [vx - 10 * U, H * 0.82],
          [vx - 190 * U, H * 0.83],
        ],
        0.95,
      );
      disc(vx - 80 * U, H * 0.665, 15 * U, c, 1, 18 * U);
      poly(
        '#ffffff',
        [
          [vx - 92 * U, H * 0.655],
          [vx - 70 * U, H * 0.645],
          [vx - 150 * U, H * 0.74],
          [vx - 220 * U, H * 0.72],
        ],
        0.5,
      );
    }
  } else person(vx, H * 0.86, 200 * U, c, { coat: true, umbrella: wet ? mix(p.b, '#200810', 0.35) : null });
}
