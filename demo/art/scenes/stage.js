import { H, S, U, W, at, blended, dark, disc, g, glow, grad, mix, poly, rect, rr, sky, times } from '../canvas.js';
import { person } from '../figures.js';

export function stage(p, { cx = 0.5 }) {
  sky(p);
  const x0 = W * cx,
    n = Math.round((44 * W) / S / 1.1);
  times(n, (i) => {
    const x = (i / (n - 1)) * W,
      w = W / (n - 1);
    rect(
      x - 2,
      0,
      w + 4,
      H * 0.8,
      grad([
        [0, mix(p.far, p.near, 0.2 + 0.7 * Math.abs(Math.sin(i * 1.9)))],
        [1, dark(p.near, 0.5)],
      ]),
    );
    rect(
      x,
      0,
      w + 1,
      H * 0.8,
      grad(
        [
          [0, '#000000', 0.45],
          [0.5, p.mist, 0.16],
          [1, '#000000', 0.5],
        ],
        x,
        0,
        x + w,
        0,
      ),
    );
  });
  rect(
    0,
    H * 0.79,
    W,
    H * 0.21,
    grad(
      [
        [0, mix(p.near, p.mist, 0.25)],
        [1, '#040208'],
      ],
      0,
      H * 0.79,
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
            [0, p.sun, 0.85],
            [0.7, p.sun, 0.25],
            [1, p.sun, 0.1],
          ],
          0,
          0,
          0,
          H * 0.86,
        ),
        [
          [x0 + S * 0.16, -30],
          [x0 + S * 0.2, -30],
          [x0 + S * 0.26, H * 0.87],
          [x0 - S * 0.26, H * 0.87],
        ],
      ),
    20,
  );
  blended('screen', () => {
    g.translate(x0, H * 0.865);
    g.scale(1, 0.17);
    glow(0, 0, S * 0.4, p.sun, 1);
    disc(0, 0, S * 0.3, p.sun, 0.5);
  });
  person(x0, H * 0.875, S * 0.4, '#0a0410', { coat: true });
  at(x0, H * 0.878, 1, () => {
    g.scale(1, -0.32);
    g.globalAlpha = 0.55;
    person(0, 0, S * 0.4, '#0a0410', { coat: true });
  });
  times(130, () => disc(x0 + rr(-0.25, 0.25) * S, H * rr(0.05, 0.85), rr(0.5, 2) * U, p.sun, rr(0.08, 0.5)));
  times(12, (i) => {
    const hx = W * ((i + 0.5) / 12);
    disc(hx, H * 0.985, S * 0.04, '#030106');
    disc(hx, H * 1.03, S * 0.075, '#030106', 1, S * 0.05);
  });
}
