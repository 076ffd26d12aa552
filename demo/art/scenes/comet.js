import {
  H,
  R,
  S,
  U,
  W,
  at,
  css,
  dark,
  disc,
  fbm,
  g,
  glow,
  grad,
  hex,
  hill,
  line,
  mix,
  pixels,
  rect,
  ridge,
  rr,
  shaft,
  sky,
  smooth,
  stars,
  times,
} from '../canvas.js';
import { child, house, person } from '../figures.js';

export function comet(p, { cx = 0.62, cy = 0.26, party = 'village' }) {
  sky(p);
  stars(420, 0.85);
  pixels(
    (u, v) => [
      ...hex(p.mist),
      smooth(0.3, 0, Math.abs(v - 0.2 - (0.9 - u) * 0.4)) * smooth(-0.1, 0.6, fbm(u * 5, v * 5) + 0.2) * 0.3,
    ],
    3,
    'screen',
  );
  const x = W * cx,
    y = H * cy;
  for (const [a, l, w, c, k] of [
    [-0.6, 1, 0.12, p.a, 0.75],
    [-0.52, 0.85, 0.06, '#ffffff', 0.8],
    [-0.74, 0.8, 0.09, p.b, 0.6],
  ])
    shaft(x, y, a, Math.hypot(W, H) * 0.5 * l, S * w, c, k, 8);
  times(90, () => {
    const t = R() ** 1.5,
      q = -0.6 + rr(-0.13, 0.13);
    disc(x + Math.cos(q) * t * W * 0.6, y + Math.sin(q) * t * W * 0.6, rr(0.5, 2) * U, '#ffffff', (1 - t) * 0.8);
  });
  glow(x, y, S * 0.2, p.a, 0.9);
  glow(x, y, S * 0.06, '#ffffff', 1);
  disc(x, y, S * 0.013, '#ffffff');
  ridge(0.78, 0.16, 1.2, mix(p.far, p.near, 0.3), p.far, 5);
  ridge(0.86, 0.1, 1.7, mix(p.far, p.near, 0.7), p.near, 9);
  hill(
    (u) => 0.88 + 0.03 * Math.sin(u * 4 + 1),
    grad(
      [
        [0, dark(p.near, 0.2)],
        [1, '#020208'],
      ],
      0,
      H * 0.84,
      0,
      H,
    ),
  );
  if (party === 'village') {
    times(9, (i) =>
      house(
        W * (0.06 + i * 0.11 + rr(-0.02, 0.02)),
        H * (0.9 + (i % 3) * 0.025),
        rr(46, 70) * U,
        rr(50, 70) * U,
        dark(p.near, 0.45),
        i % 4 === 1 ? p.sun : dark(p.near, 0.7),
      ),
    );
    times(5, (i) => person(W * (0.34 + i * 0.06), H * 0.975, rr(70, 88) * U, '#030308', { coat: i % 2, hat: i === 3 }));
  } else {
    const gx = W * 0.36,
      gy = H * 0.93,
      c = '#05040c';
    line(c, 9 * U, [
      [gx + 30 * U, gy - 74 * U],
      [gx + 110 * U, gy - 142 * U],
    ]);
    line(c, 16 * U, [
      [gx + 86 * U, gy - 122 * U],
      [gx + 120 * U, gy - 150 * U],
    ]);
    for (const d of [-26, 4, 34])
      line(c, 4 * U, [
        [gx + 60 * U, gy - 98 * U],
        [gx + (60 + d) * U, gy],
      ]);
    person(gx, gy, 130 * U, c, { skirt: true });
    child(gx - 74 * U, gy + 4 * U, 84 * U, c);
    at(gx - 190 * U, gy, U, () => {
      line(c, 5, [
        [-60, -26],
        [50, -26],
        [70, -70],
      ]);
      for (const d of [-50, -10, 60]) {
        g.lineWidth = 6;
        g.strokeStyle = css(c);
        g.beginPath();
        g.arc(d, -16, 17, 0, 7);
        g.stroke();
      }
      rect(-74, -58, 80, 32, c);
    });
  }
}
