import {
  H,
  S,
  U,
  W,
  at,
  curve,
  dark,
  disc,
  g,
  glow,
  grad,
  line,
  mix,
  pick,
  poly,
  rect,
  rr,
  saved,
  times,
} from '../canvas.js';
import { hall, tree } from '../figures.js';

/** A lit cloth with jointed puppets on rods. */
export function shadowplay(p, { cx = 0.5 }) {
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, dark(p.near, 0.3)],
      [1, '#0a0406'],
    ]),
  );
  const x0 = W * 0.07,
    y0 = H * 0.17,
    w = W * 0.86,
    h = H * 0.55;
  rect(x0 - 22 * U, y0 - 22 * U, w + 44 * U, h + 44 * U, mix('#5a2414', p.near, 0.2));
  rect(
    x0,
    y0,
    w,
    h,
    grad(
      [
        [0, mix('#ffe2a0', p.sun, 0.4)],
        [0.6, '#ffd080'],
        [1, mix(p.a, '#c86a28', 0.6)],
      ],
      0,
      y0,
      0,
      y0 + h,
    ),
  );
  glow(W * cx, y0 + h * 0.55, S * 0.75, '#fff4cc', 0.85);
  saved(() => {
    g.beginPath();
    g.rect(x0, y0, w, h);
    g.clip();
    const ink = '#3a0e08',
      red = mix(p.b, '#7a1408', 0.4),
      teal = '#1c5a54',
      fy = y0 + h * 0.92;
    hall(x0 + w * 0.2, fy, S * 0.4, S * 0.34, mix(ink, red, 0.35), red);
    tree(x0 + w * 0.86, fy, S * 0.5, mix(ink, teal, 0.5), 6);
    times(26, () =>
      disc(x0 + w * 0.86 + rr(-0.16, 0.16) * S, fy - S * rr(0.2, 0.42), rr(6, 14) * U, pick([teal, red, p.b]), 0.85),
    );
    disc(x0 + w * 0.7, y0 + h * 0.2, S * 0.06, red, 0.9);
    rect(x0, fy, w, 8 * U, ink);
    const puppet = (px, s, robe, trim, weapon, flip) =>
      at(px, fy, s, () => {
        g.scale(flip, 1);
        poly(robe, [
          [-16, -96],
          [18, -96],
          [28, -58],
          [40, -8],
          [-44, -8],
          [-26, -58],
        ]);
        poly(
          dark(robe, 0.4),
          [
            [-6, -94],
            [10, -94],
            [16, -10],
            [-14, -10],
          ],
          0.7,
        );
        for (let k = 0; k < 6; k++) disc(-30 + k * 12, -16, 3, trim);
        for (let k = 0; k < 4; k++) disc(2, -84 + k * 18, 3.4, trim);
        poly(ink, [
          [-6, -98],
          [12, -98],
          [14, -118],
          [20, -116],
          [16, -124],
          [18, -134],
          [-6, -138],
          [-14, -120],
        ]);
        disc(8, -126, 2, '#ffdf9a');
        poly(trim, [
          [-16, -134],
          [18, -134],
          [10, -152],
          [-4, -160],
          [-14, -148],
        ]);
        curve(trim, 2.4, -10, -150, -40, -186, -60, -160);
        curve(trim, 2.4, -6, -154, -24, -196, -50, -190);
        line(robe, 8, [
          [16, -90],
          [44, -76],
          [62, -98],
        ]);
        line(robe, 8, [
          [-14, -90],
          [-34, -66],
          [-20, -48],
        ]);
        for (const q of [
          [44, -76],
          [-34, -66],
        ])
          disc(q[0], q[1], 3, '#ffdf9a');
        if (weapon) {
          line(ink, 3, [
            [70, -150],
            [54, -44],
          ]);
          poly(ink, [
            [70, -150],
            [62, -176],
            [80, -166],
          ]);
        }
        poly(ink, [
          [-22, -8],
          [-6, -8],
          [-4, 0],
          [-30, 0],
        ]);
        poly(ink, [
          [12, -8],
          [28, -8],
          [38, 0],
          [10, 0],
        ]);
        line(
          '#2a1408',
          1.4,
          [
            [62, -98],
            [80, 60],
          ],
          0.6,
        );
        line(
          '#2a1408',
          1.4,
          [
            [-20, -48],
            [-26, 60],
          ],
          0.6,
        );
        line(
          '#2a1408',
          1.4,
          [
            [2, -96],
            [10, 60],
          ],
          0.6,
        );
      });
    puppet(W * cx - S * 0.06, (S / 720) * 2.25, mix(red, ink, 0.15), p.a, true, 1);
    puppet(W * cx + S * 0.27, (S / 720) * 1.5, mix(teal, ink, 0.2), p.b, false, -1);
  });
  for (const s of [-1, 1]) {
    const ex = s < 0 ? 0 : W;
    for (let k = 0; k < 6; k++) {
      const cxk = ex - s * k * W * 0.018;
      poly(
        grad(
          [
            [0, mix(p.b, p.near, 0.35 + k * 0.06)],
            [1, dark(p.b, 0.7)],
          ],
          cxk - 20 * U,
          0,
          cxk + 20 * U,
          0,
        ),
        [
          [cxk - 18 * U, 0],
          [cxk + 18 * U, 0],
          [cxk + 10 * U - s * 6 * U, H * 0.8],
          [cxk - 14 * U, H * 0.8],
        ],
      );
    }
  }
  rect(
    0,
    0,
    W,
    H * 0.1,
    grad(
      [
        [0, dark(p.b, 0.5)],
        [1, mix(p.b, p.near, 0.3)],
      ],
      0,
      0,
      0,
      H * 0.1,
    ),
  );
  times(18, (i, t) => disc(t * W, H * 0.1, W / 34, mix(p.b, p.near, 0.3), 1, 22 * U));
  times(18, (i, t) => disc(t * W, H * 0.1 + 22 * U, 5 * U, p.a));
  times(9, (i) => {
    const hx = W * (0.06 + i * 0.11),
      r = rr(34, 44) * U;
    disc(hx, H * 0.93, r, '#060305');
    disc(hx, H * 1.02, r * 2, '#060305', 1, r * 1.5);
  });
}
