import {
  H,
  S,
  U,
  W,
  blended,
  css,
  dark,
  disc,
  g,
  glow,
  grad,
  lerp,
  light,
  line,
  mix,
  poly,
  rect,
  times,
} from '../canvas.js';
import { person } from '../figures.js';

/** A corridor in one-point perspective, closing on a lift or a door. */
export function corridor(p, { lift, cx = 0.5, figures = 1, doors = true }) {
  const vx = W * cx,
    vy = H * 0.5,
    ew = S * 0.15,
    eh = S * 0.25,
    L = (t) => vx - ew - (vx - ew + W * 0.06) * t,
    Rr = (t) => vx + ew + (W * 1.06 - vx - ew) * t,
    T = (t) => lerp(vy - eh, -H * 0.06, t),
    B = (t) => lerp(vy + eh * 0.8, H * 1.06, t);
  rect(0, 0, W, H, p.near);
  poly(
    grad(
      [
        [0, mix(p.far, p.sun, 0.35)],
        [1, dark(p.near, 0.35)],
      ],
      0,
      T(0),
      0,
      0,
    ),
    [
      [L(0), T(0)],
      [Rr(0), T(0)],
      [Rr(1), T(1)],
      [L(1), T(1)],
    ],
  );
  poly(
    grad(
      [
        [0, mix(p.far, p.sun, 0.5)],
        [1, dark(p.near, 0.5)],
      ],
      0,
      B(0),
      0,
      H,
    ),
    [
      [L(0), B(0)],
      [Rr(0), B(0)],
      [Rr(1), B(1)],
      [L(1), B(1)],
    ],
  );
  for (const X of [L, Rr]) {
    poly(
      grad(
        [
          [0, mix(p.far, p.sun, 0.28)],
          [1, dark(p.near, 0.2)],
        ],
        X(0),
        0,
        X(1),
        0,
      ),
      [
        [X(0), T(0)],
        [X(1), T(1)],
        [X(1), B(1)],
        [X(0), B(0)],
      ],
    );
    if (doors)
      for (const [a, b] of [
        [0.06, 0.13],
        [0.22, 0.36],
        [0.52, 0.78],
      ]) {
        const y = (t, k) => lerp(T(t), B(t), k);
        poly(
          grad(
            [
              [0, mix(p.b, p.near, 0.35)],
              [1, dark(p.b, 0.7)],
            ],
            X(a),
            0,
            X(b),
            0,
          ),
          [
            [X(a), y(a, 0.3)],
            [X(b), y(b, 0.3)],
            [X(b), y(b, 0.985)],
            [X(a), y(a, 0.985)],
          ],
        );
        line(
          light(p.b, 0.3),
          2 * U,
          [
            [X(a), y(a, 0.3)],
            [X(b), y(b, 0.3)],
          ],
          0.6,
        );
        disc(X(a + (b - a) * 0.2), y(a, 0.66), (2 + 6 * b) * U, p.a);
      }
    line(mix(p.mist, p.near, 0.4), 3 * U, [
      [X(0), B(0)],
      [X(1), B(1)],
    ]);
  }
  times(5, (i) => {
    const a = (i / 5) ** 2,
      b = a + 0.03 + a * 0.12;
    const w = (t) => 20 * U + 150 * U * t;
    poly(
      '#fffaf0',
      [
        [vx - w(a), lerp(T(0), T(1), a)],
        [vx + w(a), lerp(T(0), T(1), a)],
        [vx + w(b), lerp(T(0), T(1), b)],
        [vx - w(b), lerp(T(0), T(1), b)],
      ],
      0.95,
    );
    glow(vx, lerp(T(0), T(1), a), 120 * U + 300 * U * a, p.a, 0.4);
  });
  rect(vx - ew, T(0), ew * 2, B(0) - T(0), dark(p.far, 0.25));
  if (lift) {
    const gap = ew * 0.3;
    rect(vx - ew * 0.86, T(0) + eh * 0.42, ew * 1.72, B(0) - T(0) - eh * 0.42, dark(p.near, 0.2));
    rect(
      vx - gap,
      T(0) + eh * 0.42,
      gap * 2,
      B(0) - T(0) - eh * 0.42,
      grad(
        [
          [0, '#ffffff'],
          [1, p.sun],
        ],
        0,
        T(0),
        0,
        B(0),
      ),
    );
    for (const s of [-1, 1])
      rect(
        s < 0 ? vx - ew * 0.84 : vx + gap,
        T(0) + eh * 0.44,
        ew * 0.84 - gap,
        B(0) - T(0) - eh * 0.44,
        grad(
          [
            [0, mix(p.mist, p.far, 0.4)],
            [1, mix(p.far, p.near, 0.5)],
          ],
          vx - ew,
          0,
          vx + ew,
          0,
        ),
      );
    rect(vx - 46 * U, T(0) + eh * 0.08, 92 * U, 50 * U, '#0a0508');
    g.font = `700 ${44 * U}px "DejaVu Sans Mono"`;
    g.textAlign = 'center';
    g.fillStyle = css(p.b);
    g.fillText('27', vx, T(0) + eh * 0.08 + 41 * U);
    glow(vx, T(0) + eh * 0.2, 110 * U, p.b, 0.7);
    glow(vx, vy + eh * 0.3, S * 0.5, p.sun, 0.8);
  } else {
    rect(
      vx - ew * 0.4,
      T(0) + eh * 0.5,
      ew * 0.8,
      B(0) - T(0) - eh * 0.5,
      grad(
        [
          [0, '#ffffff'],
          [1, p.sun],
        ],
        0,
        T(0),
        0,
        B(0),
      ),
    );
    glow(vx, vy + eh * 0.4, S * 0.6, p.sun, 0.8);
  }
  const c = '#050308';
  blended(
    'multiply',
    () =>
      poly(
        grad(
          [
            [0, '#302030', 0.9],
            [1, '#302030', 0],
          ],
          0,
          H * 0.74,
          0,
          H,
        ),
        [
          [vx - 26 * U, H * 0.77],
          [vx + 26 * U, H * 0.77],
          [vx + 130 * U, H],
          [vx - 130 * U, H],
        ],
      ),
    8,
  );
  if (figures === 1) person(vx, H * 0.79, 230 * U, c, { coat: true });
  else
    times(figures, (i) =>
      person(
        vx + (i - (figures - 1) / 2) * 82 * U,
        H * (0.84 + (i % 2) * 0.04),
        (210 + (i % 3) * 22) * U,
        i === 3 ? mix(c, p.b, 0.35) : c,
        { coat: i % 3 === 0, skirt: i % 3 === 1, bag: i === 2 },
      ),
    );
}
