import {
  H,
  R,
  S,
  U,
  W,
  birds,
  clouds,
  dark,
  disc,
  glow,
  grad,
  light,
  line,
  mix,
  rect,
  ridge,
  rr,
  sky,
  stars,
  times,
} from '../canvas.js';
import { boat, person } from '../figures.js';

export function mountains(p, { cx = 0.5, sy = 0.34, sr = 0.13, with: extra, starry, layers = 6 }) {
  sky(p);
  if (starry) stars(220);
  clouds(p.mist, { sx: 2.2, sy: 7, a: 0.35, y0: 0.05, y1: 0.75, lo: 0.05, hi: 0.6 });
  glow(cx * W, sy * H, S * 0.9, p.sun, 0.55);
  disc(
    cx * W,
    sy * H,
    sr * S,
    grad(
      [
        [0, light(p.sun, 0.35)],
        [1, p.sun],
      ],
      0,
      sy * H - sr * S,
      0,
      sy * H + sr * S,
    ),
  );
  times(layers, (i, t) => {
    const c = mix(p.far, p.near, t ** 0.8);
    ridge(0.5 + t * 0.42, 0.26 - 0.06 * t, 1.2 + t * 1.4, c, mix(c, p.mist, 0.42 * (1 - t) + 0.04), i * 7.3 + rr(0, 4));
    clouds(p.mist, {
      sx: 1.8,
      sy: 9,
      a: 0.34 * (1 - t * 0.6),
      y0: 0.48 + t * 0.3,
      y1: 0.72 + t * 0.3,
      lo: -0.02,
      hi: 0.45,
    });
  });
  birds(9, W * (cx + 0.14), H * (sy + 0.06), 50 * U, mix(p.near, p.far, 0.4));
  if (extra === 'boat') {
    rect(
      0,
      H * 0.9,
      W,
      H * 0.1,
      grad(
        [
          [0, mix(p.far, p.mist, 0.4), 0.9],
          [1, p.near],
        ],
        0,
        H * 0.9,
        0,
        H,
      ),
    );
    times(40, () =>
      line(
        p.sun,
        1.4 * U,
        [
          [W * R(), H * rr(0.905, 0.99)],
          [W * R(), H * rr(0.905, 0.99)],
        ].map(([x], i, all) => [all[0][0] + i * rr(20, 90) * U, H * 0.9 + R() * H * 0.08]),
        0.1,
      ),
    );
    boat(W * (cx > 0.5 ? 0.36 : 0.62), H * 0.945, 170 * U, dark(p.near, 0.2), { man: true });
  }
  if (extra === 'rider')
    person(W * 0.62, H * 0.88, 110 * U, dark(p.near, 0.55), { coat: true, hat: true, staff: true });
}
