import {
  H,
  R,
  S,
  U,
  W,
  at,
  blended,
  clouds,
  css,
  dark,
  disc,
  g,
  glow,
  grad,
  hill,
  line,
  mix,
  pick,
  rect,
  ridge,
  rr,
  shaft,
  sky,
  times,
} from '../canvas.js';
import { person } from '../figures.js';

export function dish(p, { cx = 0.56 }) {
  sky(p);
  const ox = W * 0.5,
    oy = H * 0.3;
  blended('screen', () =>
    times(150, () => {
      const r = rr(10, Math.hypot(W, H) * 0.8),
        a = R() * 6.28;
      g.strokeStyle = css(pick(['#ffffff', p.a, p.mist]), rr(0.08, 0.5));
      g.lineWidth = rr(0.7, 2.2) * U;
      g.beginPath();
      g.arc(ox, oy, r, a, a + rr(0.25, 0.8));
      g.stroke();
    }),
  );
  glow(W * 0.5, H * 0.75, S, p.sun, 0.4);
  ridge(0.76, 0.12, 1.3, mix(p.far, p.near, 0.35), mix(p.far, p.mist, 0.2), 4);
  clouds(p.mist, { sx: 1.4, sy: 9, a: 0.35, y0: 0.6, y1: 0.86 });
  const x = W * cx,
    y = H * 0.6,
    r = S * 0.34,
    c = mix(p.near, p.far, 0.3);
  line(dark(c, 0.3), 20 * U, [
    [x - 10 * U, y + r * 0.1],
    [x - 60 * U, H * 0.86],
  ]);
  line(dark(c, 0.3), 20 * U, [
    [x + 10 * U, y + r * 0.1],
    [x + 60 * U, H * 0.86],
  ]);
  times(4, (i) =>
    line(dark(c, 0.3), 6 * U, [
      [x - 60 * U + i * 8 * U, H * 0.84 - i * 40 * U],
      [x + 60 * U - i * 8 * U, H * 0.84 - i * 40 * U],
    ]),
  );
  rect(x - 90 * U, H * 0.84, 180 * U, 40 * U, dark(c, 0.5));
  at(
    x,
    y,
    r,
    () => {
      g.fillStyle = grad(
        [
          [0, mix(c, '#ffffff', 0.1)],
          [1, dark(c, 0.55)],
        ],
        -1,
        0,
        1,
        0.3,
      );
      g.beginPath();
      g.moveTo(-1, 0);
      g.bezierCurveTo(-0.75, 0.62, 0.75, 0.62, 1, 0);
      g.ellipse(0, 0, 1, 0.34, 0, 0, Math.PI, true);
      g.fill();
      g.fillStyle = grad(
        [
          [0, '#fdf6ee'],
          [0.6, mix(p.mist, c, 0.4)],
          [1, dark(c, 0.2)],
        ],
        -1,
        -0.3,
        1,
        0.3,
      );
      g.beginPath();
      g.ellipse(0, 0, 1, 0.34, 0, 0, 7);
      g.fill();
      times(12, (i) =>
        line(
          c,
          0.006,
          [
            [0, 0.06],
            [Math.cos(i * 0.5236), Math.sin(i * 0.5236) * 0.34],
          ],
          0.5,
        ),
      );
      for (const k of [0.4, 0.7]) {
        g.strokeStyle = css(c, 0.4);
        g.lineWidth = 0.006;
        g.beginPath();
        g.ellipse(0, 0.03, k, 0.34 * k, 0, 0, 7);
        g.stroke();
      }
      for (const a of [-0.6, 0.6, 0])
        line(dark(c, 0.2), 0.016, [
          [a, a ? 0.12 : 0.3],
          [0, -0.56],
        ]);
      disc(0, -0.57, 0.06, dark(c, 0.3));
    },
    -0.42,
  );
  glow(x + r * 0.4, y - r * 0.55, 70 * U, p.b, 0.95);
  hill(
    (u) => 0.9 + 0.02 * Math.sin(u * 5),
    grad(
      [
        [0, p.near],
        [1, '#020206'],
      ],
      0,
      H * 0.88,
      0,
      H,
    ),
  );
  for (const [dx, f] of [
    [-0.3, 1],
    [-0.22, -1],
  ]) {
    const px = x + dx * S;
    person(px, H * 0.95, 96 * U, '#040309', { coat: f > 0, bag: true, flip: f });
    shaft(px + f * 14 * U, H * 0.95 - 46 * U, f > 0 ? -0.5 : -0.9, S * 0.34, 26 * U, p.sun, 0.6, 8);
  }
}
