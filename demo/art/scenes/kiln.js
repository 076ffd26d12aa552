import { H, R, S, U, W, at, css, disc, dust, g, glow, grad, mix, poly, rect, rr, times } from '../canvas.js';
import { person } from '../figures.js';

export function kiln(p, { cx = 0.5 }) {
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, p.sky[0]],
      [0.6, mix(p.near, '#5a1c10', 0.4)],
      [1, '#0a0406'],
    ]),
  );
  const x = W * cx,
    y = H * 0.76,
    w = S * 0.36,
    h = S * 0.5;
  for (let r = 0; r < 22; r++)
    for (let i = -1; i < 16; i++) {
      const bw = W / 13,
        bx = (i + (r % 2) * 0.5) * bw,
        by = H * 0.02 + r * H * 0.036,
        d = Math.hypot(bx + bw / 2 - x, by - y + h * 0.5) / S;
      rect(
        bx,
        by,
        bw - 5 * U,
        H * 0.036 - 5 * U,
        mix(mix('#d87038', p.near, Math.min(0.92, d * 1.15)), '#120608', rr(0, 0.35)),
      );
    }
  const mouth = (k, c) => {
    g.fillStyle = c;
    g.beginPath();
    g.moveTo(x - w * k, y);
    g.lineTo(x - w * k, y - h * 0.5 * k);
    g.arc(x, y - h * 0.5 * k, w * k, Math.PI, 0);
    g.lineTo(x + w * k, y);
    g.fill();
  };
  glow(x, y - h * 0.4, S * 1.05, '#ff7a2c', 0.75);
  mouth(1.14, css('#2a0e08'));
  mouth(
    1,
    grad(
      [
        [0, '#7a1c08'],
        [0.4, '#ff7a1c'],
        [0.8, '#ffd868'],
        [1, '#fff6cc'],
      ],
      0,
      y - h,
      0,
      y,
    ),
  );
  times(36, () => {
    const fx = x + rr(-0.92, 0.92) * w,
      fh = rr(0.1, 0.5) * h;
    poly(
      grad(
        [
          [0, '#ffe98a', 0],
          [1, '#fff2b0', 0.85],
        ],
        0,
        y - fh,
        0,
        y,
      ),
      [
        [fx - 22 * U, y],
        [fx + rr(-14, 14) * U, y - fh],
        [fx + 22 * U, y],
      ],
    );
  });
  const pot = (px, py, s, c) =>
    at(px, py, s, () => {
      g.fillStyle = css(c);
      g.beginPath();
      g.moveTo(-0.25, 0);
      g.bezierCurveTo(-0.7, -0.3, -0.62, -0.8, -0.24, -0.98);
      g.lineTo(-0.3, -1.14);
      g.lineTo(0.3, -1.14);
      g.lineTo(0.24, -0.98);
      g.bezierCurveTo(0.62, -0.8, 0.7, -0.3, 0.25, 0);
      g.fill();
    });
  for (const [d, s] of [
    [-0.7, 84],
    [-0.36, 110],
    [0.36, 100],
    [0.7, 78],
  ])
    pot(x + d * w, y, s * U, '#5a1406');
  at(x, y - 6 * U, 150 * U, () => {
    g.fillStyle = grad(
      [
        [0, '#b8ecec'],
        [0.6, p.a],
        [1, '#1c4a5a'],
      ],
      -0.5,
      -0.6,
      0.5,
      0,
    );
    g.beginPath();
    g.moveTo(-0.16, 0);
    g.lineTo(-0.2, -0.1);
    g.bezierCurveTo(-0.5, -0.2, -0.56, -0.4, -0.58, -0.66);
    g.lineTo(0.58, -0.66);
    g.bezierCurveTo(0.56, -0.4, 0.5, -0.2, 0.2, -0.1);
    g.lineTo(0.16, 0);
    g.fill();
    disc(0, -0.66, 0.58, '#0e3440', 1, 0.1);
  });
  glow(x, y - 60 * U, 170 * U, p.a, 0.5);
  rect(
    0,
    y,
    W,
    H - y,
    grad(
      [
        [0, '#6a2410'],
        [0.2, '#1e0a08'],
        [1, '#060204'],
      ],
      0,
      y,
      0,
      H,
    ),
  );
  person(x - S * 0.36, H * 0.93, 330 * U, '#0a0406', {});
  times(7, (i) =>
    pot(W * (0.62 + i * 0.06), H * (0.93 + (i % 2) * 0.03), rr(60, 110) * U, mix('#0c0506', '#4a1a0c', R())),
  );
  dust(220, '#ffb45a', { a: 0.95, r1: 3 });
}
