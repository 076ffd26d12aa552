import { H, R, S, U, W, at, blended, css, disc, g, glow, light, line, pick, poly, rr, sky, times } from '../canvas.js';
import { bust } from '../figures.js';

export function bokeh(p, { two = true, flip = 1, cx = 0.5, sheets }) {
  sky(p);
  const cols = [p.a, p.b, p.sun, p.mist];
  times(Math.round((80 * W) / S), () => {
    const r = R() ** 1.6 * 62 * U + 8 * U,
      c = pick(cols),
      x = R() * W,
      y = H * rr(0.05, 0.8);
    blended(
      'screen',
      () => {
        disc(x, y, r, c, rr(0.08, 0.42));
        g.strokeStyle = css(light(c, 0.4), 0.18);
        g.lineWidth = 2 * U;
        g.stroke();
      },
      rr(0.5, 5),
    );
  });
  glow(W * cx, H * 0.55, S * 0.6, p.a, 0.5);
  if (two) {
    bust(W * cx - S * 0.15, H * 1.02, S * 0.62, 1, p.near, p.a);
    bust(W * cx + S * 0.2, H * 1.04, S * 0.58, -1, p.near, p.b);
  } else bust(W * cx, H * 1.02, S * 0.8, flip, p.near, p.a);
  if (sheets)
    times(7, (i) =>
      at(
        W * (0.14 + ((i * 0.37) % 0.8)),
        H * (0.3 + ((i * 0.23) % 0.44)),
        S * (0.05 + 0.016 * (i % 3)),
        () => {
          poly('#fff6e8', [
            [-0.7, -1],
            [0.7, -0.9],
            [0.75, 0.95],
            [-0.72, 1],
          ]);
          times(5, (k) =>
            line(
              '#7a8a94',
              0.07,
              [
                [-0.48, -0.6 + k * 0.28],
                [0.46 - (k === 4 ? 0.5 : 0), -0.56 + k * 0.28],
              ],
              0.7,
            ),
          );
          line(p.b, 0.09, [
            [0.1, 0.76],
            [0.5, 0.7],
          ]);
        },
        i * 1.1 - 0.4,
      ),
    );
}
