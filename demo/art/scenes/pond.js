import {
  H,
  R,
  S,
  U,
  W,
  at,
  blended,
  css,
  disc,
  fbm,
  g,
  grad,
  hex,
  line,
  mix,
  noise,
  pixels,
  rr,
  sky,
  times,
} from '../canvas.js';
import { koi } from '../figures.js';

/** Carp and lotus seen from straight above. */
export function pond(p, { fish = 7 }) {
  sky(p);
  pixels(
    (u, v) => [
      ...hex(p.mist),
      (1 - Math.min(1, Math.abs(noise(u * 7 * (W / H) + fbm(u * 3, v * 5, 3) * 1.3, v * 9)) * 3)) ** 5 * 0.4,
    ],
    2,
    'screen',
  );
  blended(
    'multiply',
    () => times(16, () => disc(W * R(), H * R(), rr(40, 160) * U, mix(p.near, '#ffffff', 0.4), 0.3)),
    24,
  );
  const pad = (x, y, r, a) => {
    disc(x + 8 * U, y + 14 * U, r, '#000000', 0.28);
    at(
      x,
      y,
      r,
      () => {
        g.fillStyle = grad(
          [
            [0, mix(p.far, p.sun, 0.35)],
            [1, mix(p.far, p.near, 0.35)],
          ],
          -1,
          -1,
          1,
          1,
        );
        g.beginPath();
        g.moveTo(0, 0);
        g.arc(0, 0, 1, 0.28, 6.1);
        g.fill();
        times(11, (i) =>
          line(
            p.sun,
            0.016,
            [
              [0, 0],
              [Math.cos(0.5 + i * 0.52) * 0.92, Math.sin(0.5 + i * 0.52) * 0.92],
            ],
            0.35,
          ),
        );
      },
      a,
    );
  };
  times(fish, (i) => {
    const a = i * 2.4 + 0.6,
      r = S * (0.12 + 0.3 * ((i * 0.37) % 1)),
      x = W / 2 + Math.cos(a) * r * (W / S),
      y = H * 0.5 + Math.sin(a) * r,
      l = S * rr(0.2, 0.3),
      dir = a + 1.7;
    at(x + 14 * U, y + 30 * U, 1, () => disc(0, 0, l * 0.45, '#000000', 0.22, l * 0.13), dir);
    koi(x, y, l, dir, i % 3 === 2 ? p.b : '#fff4e4', i % 3 === 1 ? '#1a1420' : i % 3 === 2 ? '#fff1dc' : p.b);
  });
  for (const [u, v, r] of [
    [0.08, 0.1, 0.2],
    [0.93, 0.24, 0.24],
    [0.06, 0.8, 0.26],
    [0.9, 0.9, 0.22],
    [0.3, 0.03, 0.12],
    [0.72, 0.99, 0.13],
    [0.99, 0.62, 0.12],
  ])
    pad(u * W, v * H, r * S, R() * 6);
  for (const [u, v] of [
    [0.1, 0.76],
    [0.92, 0.26],
  ])
    for (let k = 3; k > 0; k--)
      times(9, (i) =>
        at(
          u * W,
          v * H,
          S * 0.034 * k,
          () => {
            g.fillStyle = grad(
              [
                [0, '#fff6f2'],
                [1, mix(p.a, '#ff8ab0', 0.6)],
              ],
              0,
              0,
              1.4,
              0,
            );
            g.beginPath();
            g.ellipse(0.9, 0, 0.9, 0.34, 0, 0, 7);
            g.fill();
          },
          i * 0.7 + k * 0.3,
        ),
      );
  times(5, () => {
    const x = W * R(),
      y = H * R();
    times(3, (k) => {
      g.strokeStyle = css('#ffffff', 0.2 - k * 0.05);
      g.lineWidth = 2 * U;
      g.beginPath();
      g.arc(x, y, (20 + k * 22) * U, 0, 7);
      g.stroke();
    });
  });
}
