import {
  H,
  R,
  S,
  U,
  W,
  at,
  blended,
  css,
  dark,
  disc,
  fbm,
  g,
  glow,
  grad,
  hex,
  light,
  line,
  mix,
  pixels,
  poly,
  rect,
  ridge,
  rr,
  saved,
  sky,
  smooth,
  stars,
  times,
} from '../canvas.js';
import { hall, lantern, person } from '../figures.js';

export function moongate(p, { cx = 0.5, night = true }) {
  const x = W * cx,
    y = H * 0.5,
    r = S * 0.38;
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, mix(p.mist, p.near, night ? 0.62 : 0.08)],
      [1, mix(p.mist, p.near, night ? 0.82 : 0.3)],
    ]),
  );
  pixels((u, v) => [...hex('#000000'), smooth(0, 0.6, fbm(u * 6, v * 8) + 0.2) * 0.18], 3);
  saved(() => {
    g.beginPath();
    g.arc(x, y, r, 0, 7);
    g.clip();
    sky(p);
    stars(140, 0.6);
    disc(x + r * 0.32, y - r * 0.42, r * 0.26, light(p.sun, 0.45));
    glow(x + r * 0.32, y - r * 0.42, r * 1.5, p.sun, 0.7);
    ridge(0.5, 0.12, 1.6, p.far, mix(p.far, p.mist, 0.5), 3);
    hall(x - r * 0.34, y + r * 0.52, r * 0.9, r * 0.62, mix(p.near, p.far, 0.25), mix(p.near, p.a, 0.25));
    rect(x - r * 0.48, y + r * 0.3, r * 0.28, r * 0.18, p.a);
    glow(x - r * 0.34, y + r * 0.4, r * 0.5, p.a, 0.6);
    rect(
      x - r,
      y + r * 0.5,
      r * 2,
      r * 0.6,
      grad(
        [
          [0, mix(p.far, p.sun, 0.5)],
          [1, p.near],
        ],
        0,
        y + r * 0.5,
        0,
        y + r,
      ),
    );
    times(24, () =>
      line(
        p.sun,
        2 * U,
        [[x + rr(-0.9, 0.8) * r, y + r * rr(0.54, 0.8)]].flatMap(([a, b]) => [
          [a, b],
          [a + rr(20, 80) * U, b],
        ]),
        0.3,
      ),
    );
    for (let k = 0; k < 6; k++)
      poly(mix(p.near, p.far, 0.12 * k * 0.5), [
        [x + r * (0.4 + k * 0.07), y + r],
        [x + r * (0.44 + k * 0.08), y + r * (0.5 - ((k * 0.37) % 1) * 0.5)],
        [x + r * (0.56 + k * 0.09), y + r * (0.3 + ((k * 0.53) % 1) * 0.4)],
        [x + r * (0.7 + k * 0.06), y + r],
      ]);
  });
  g.strokeStyle = css(dark(p.near, 0.2));
  g.lineWidth = 26 * U;
  g.beginPath();
  g.arc(x, y, r + 11 * U, 0, 7);
  g.stroke();
  g.strokeStyle = css(mix(p.a, p.near, 0.35));
  g.lineWidth = 4 * U;
  g.beginPath();
  g.arc(x, y, r + 26 * U, 0, 7);
  g.stroke();
  rect(
    0,
    y + r * 0.9,
    W,
    H,
    grad(
      [
        [0, mix(p.near, p.far, 0.3)],
        [1, dark(p.near, 0.5)],
      ],
      0,
      y + r * 0.9,
      0,
      H,
    ),
  );
  blended(
    'screen',
    () =>
      poly(
        grad(
          [
            [0, p.sun, 0.5],
            [1, p.sun, 0],
          ],
          0,
          y + r * 0.9,
          0,
          H,
        ),
        [
          [x - r * 0.5, y + r * 0.9],
          [x + r * 0.5, y + r * 0.9],
          [x + r * 0.9, H],
          [x - r * 0.9, H],
        ],
      ),
    12,
  );
  person(x - r * 0.06, y + r * 1.1, r * 1.02, '#08040c', { skirt: true });
  blended(
    'multiply',
    () =>
      times(11, (i) => {
        const sx = W * (0.02 + i * 0.1);
        if (Math.abs(sx - x) < r * 0.9) return;
        line(
          dark(p.near, 0.1),
          7 * U,
          [
            [sx, H * 0.92],
            [sx + 60 * U, H * 0.05],
          ],
          0.4,
        );
        times(16, () => {
          const ly = H * rr(0.06, 0.7);
          at(
            sx + 60 * U * (1 - ly / H),
            ly,
            rr(40, 80) * U,
            () =>
              poly(
                dark(p.near, 0.1),
                [
                  [0, 0],
                  [0.5, -0.09],
                  [1, 0],
                  [0.5, 0.09],
                ],
                0.4,
              ),
            rr(0.2, 1.2) + (R() < 0.5 ? 2 : 0),
          );
        });
      }),
    2,
  );
  lantern(x - r * 1.2, y - r * 0.6, 22 * U, p.b);
}
