import { H, R, S, U, W, at, dark, disc, dust, glow, grad, line, mix, rect, rr, shaft, times } from '../canvas.js';
import { person } from '../figures.js';

export function concert(p, { cx = 0.5 }) {
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, p.sky[0]],
      [0.6, p.sky[1]],
      [1, '#05030a'],
    ]),
  );
  times(9, (i) =>
    shaft(
      W * (i / 8),
      H * -0.02,
      Math.PI / 2 + (0.5 - i / 8) * 0.9 + rr(-0.1, 0.1),
      H * 0.9,
      S * rr(0.06, 0.13),
      [p.a, p.b, p.sun][i % 3],
      0.75,
      14,
    ),
  );
  times(10, (i) => {
    const x = W * (i / 9);
    rect(x - 16 * U, 0, 32 * U, 30 * U, '#0a060c');
    glow(x, 30 * U, 90 * U, [p.a, p.b, p.sun][i % 3], 0.9);
  });
  const y = H * 0.66,
    x = W * cx;
  glow(x, y - 100 * U, S * 0.7, p.a, 0.7);
  rect(0, y, W, 40 * U, dark(p.near, 0.3));
  at(x, y, S / 620, () => {
    const c = '#08040a',
      drum = (dx, dy, r, k) => {
        disc(dx, dy, r, c, 1, r * 0.3);
        rect(dx - r, dy, r * 2, k, c);
        disc(dx, dy, r * 0.92, p.b, 0.55, r * 0.24);
      };
    person(0, -30, 230, c);
    disc(0, -54, 66, c);
    disc(0, -54, 54, mix(p.b, c, 0.4));
    disc(0, -54, 40, mix(p.a, c, 0.5));
    drum(-90, -90, 40, 50);
    drum(92, -90, 40, 50);
    for (const s of [-1, 1]) {
      line(c, 4, [
        [s * 150, 0],
        [s * 150, -160],
      ]);
      disc(s * 150, -162, 62, mix(p.a, '#ffffff', 0.2), 1, 8);
      line(c, 9, [
        [s * 16, -190],
        [s * 74, -226],
        [s * 98, -160],
      ]);
      line('#ffe6c0', 4, [
        [s * 98, -160],
        [s * 84, -96],
      ]);
      line(c, 5, [
        [s * 74, -226],
        [s * 60, -300],
      ]);
    }
    person(-240, 0, 200, c, { flip: -1 });
    line(c, 8, [
      [-270, -110],
      [-180, -140],
    ]);
    person(250, 0, 196, c, { skirt: true });
    line(c, 4, [
      [262, -140],
      [262, 0],
    ]);
  });
  times(3, (r) =>
    times(Math.round((15 * W) / S), (i, t) => {
      const hx = W * t + rr(-16, 16) * U,
        hy = H * (0.82 + r * 0.075) + rr(-10, 14) * U,
        k = 0.8 + r * 0.35,
        c = mix('#060309', p.a, 0.16 - r * 0.06);
      disc(hx, hy, 25 * U * k, c);
      disc(hx, hy + 64 * U * k, 54 * U * k, c, 1, 50 * U * k);
      if (R() < 0.5) {
        const s = R() < 0.5 ? -1 : 1;
        line(c, 15 * U * k, [
          [hx + s * 40 * U * k, hy + 50 * U * k],
          [hx + s * rr(26, 60) * U * k, hy - rr(40, 100) * U * k],
        ]);
      }
    }),
  );
  dust(120, p.sun, { a: 0.7 });
}
