import {
  H,
  R,
  S,
  U,
  W,
  at,
  clouds,
  css,
  dark,
  g,
  glow,
  grad,
  hill,
  light,
  mix,
  poly,
  rect,
  rr,
  shaft,
  sky,
  times,
} from '../canvas.js';
import { panda, person } from '../figures.js';

export function bamboo(p, { cx = 0.5, guest = 'sword', flowers }) {
  sky(p);
  glow(W * cx, H * 0.36, S, p.sun, 0.75);
  times(5, () =>
    shaft(W * rr(0.3, 0.8), -30 * U, Math.PI / 2 + rr(-0.25, 0.35), H, S * rr(0.05, 0.14), p.sun, 0.4, 24),
  );
  const leaf = (x, y, a, l, c) =>
    at(
      x,
      y,
      l,
      () => {
        g.fillStyle = css(c);
        g.beginPath();
        g.moveTo(0, 0);
        g.quadraticCurveTo(0.35, -0.12, 1, 0);
        g.quadraticCurveTo(0.35, 0.12, 0, 0);
        g.fill();
      },
      a,
    );
  times(5, (L, t) => {
    const c = mix(mix(p.far, p.mist, 0.5 * (1 - t)), p.near, t * 0.9),
      n = Math.round([20, 15, 10, 7, 4][L] * Math.max(1, W / H));
    times(n, (i) => {
      let x = ((i + rr(0.1, 0.9)) / n) * W;
      if (L > 2 && Math.abs(x - W * cx) < S * 0.22) x += x < W * cx ? -S * 0.22 : S * 0.22;
      const w = (8 + L * 9) * U * rr(0.8, 1.2),
        lean = rr(-20, 20) * U,
        seg = (70 + L * 34) * U;
      poly(
        grad(
          [
            [0, light(c, 0.16)],
            [0.3, c],
            [1, dark(c, 0.4)],
          ],
          x - w,
          0,
          x + w,
          0,
        ),
        [
          [x - w / 2 + lean, -10],
          [x + w / 2 + lean, -10],
          [x + w / 2, H],
          [x - w / 2, H],
        ],
      );
      for (let y = rr(0, seg); y < H; y += seg) {
        const lx = x + lean * (1 - y / H);
        rect(lx - w * 0.58, y, w * 1.16, 4 * U, dark(c, 0.45));
        rect(lx - w * 0.55, y + 4 * U, w * 1.1, 2 * U, light(c, 0.3), 0.6);
        if (R() < 0.5 && y < H * 0.7)
          times(7, () =>
            leaf(
              lx,
              y,
              rr(-0.5, 0.9) + (R() < 0.5 ? Math.PI : 0),
              rr(40, 90) * U * (0.5 + t),
              mix(c, flowers && R() < 0.25 ? '#f0d890' : p.far, 0.25),
            ),
          );
      }
    });
    clouds(p.mist, { sx: 1.3, sy: 5, a: 0.34 * (1 - t), y0: 0.4, y1: 1, lo: -0.05, hi: 0.5 });
    if (L === 2) {
      hill(
        (u) => 0.86 + 0.02 * Math.sin(u * 6),
        grad(
          [
            [0, mix(p.far, p.sun, 0.15)],
            [1, p.near],
          ],
          0,
          H * 0.84,
          0,
          H,
        ),
      );
      if (guest === 'sword') {
        glow(W * cx, H * 0.74, S * 0.36, p.sun, 0.6);
        person(W * cx, H * 0.9, 250 * U, '#050806', { coat: true, hat: true, staff: true });
        times(7, (i) =>
          person(W * cx + (i - 3) * S * 0.12, H * 0.7, 74 * U, mix(p.far, p.near, 0.4), { coat: true, hat: true }),
        );
      }
      if (guest === 'panda') {
        panda(W * cx, H * 0.89, S * 0.27);
        panda(W * cx + S * 0.2, H * 0.9, S * 0.13);
      }
    }
  });
  times(46, () => leaf(W * R(), H * R(), R() * 6, rr(14, 34) * U, flowers ? '#f4e0a0' : mix(p.far, p.sun, 0.3)));
}
