import {
  H,
  R,
  S,
  U,
  W,
  at,
  blended,
  css,
  curve,
  dark,
  disc,
  dust,
  g,
  glow,
  grad,
  lerp,
  light,
  line,
  mix,
  poly,
  rect,
} from '../canvas.js';
import { person } from '../figures.js';

export function laboratory(p, { cx = 0.5, wild }) {
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, p.sky[0]],
      [0.5, p.sky[1]],
      [1, p.near],
    ]),
  );
  const vx = W * cx,
    vy = H * 0.46;
  glow(vx, vy, S, p.mist, 0.5);
  for (const s of [-1, 1])
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) ** 1.6,
        b = ((i + 0.88) / 8) ** 1.6,
        X = (t) => vx + s * (S * 0.2 + (W * 0.6 + 40 * U) * t),
        Y = (t, k) => lerp(vy - S * 0.22, vy + S * 0.3, k) + lerp(0, lerp(-H * 0.34, H * 0.42, k), t);
      for (let r = 0; r < 7; r++) {
        const k0 = r / 7 + 0.01,
          k1 = (r + 0.82) / 7;
        poly(mix(p.far, p.near, 0.35 + 0.5 * R()), [
          [X(a), Y(a, k0)],
          [X(b), Y(b, k0)],
          [X(b), Y(b, k1)],
          [X(a), Y(a, k1)],
        ]);
        for (let q = 0; q < 4; q++) {
          const t = lerp(a, b, (q + 0.5) / 4),
            h = (Y(t, k1) - Y(t, k0)) * 0.62,
            w = h * 0.26,
            c = R() < 0.14 ? p.a : R() < 0.2 ? p.b : p.mist;
          rect(X(t) - w / 2, Y(t, k1) - h, w, h, c, 0.25 + 0.6 * R());
        }
        line(
          p.mist,
          U,
          [
            [X(a), Y(a, k1)],
            [X(b), Y(b, k1)],
          ],
          0.4,
        );
      }
    }
  const y = H * 0.72,
    r = S * 0.17;
  disc(vx, y + 44 * U, r * 1.5, '#02050c', 0.6, r * 0.3);
  poly(
    grad(
      [
        [0, dark(p.far, 0.3)],
        [1, '#03060c'],
      ],
      0,
      y,
      0,
      H,
    ),
    [
      [vx - r * 1.3, y + 34 * U],
      [vx + r * 1.3, y + 34 * U],
      [vx + r * 1.8, H],
      [vx - r * 1.8, H],
    ],
  );
  glow(vx, y - r, S * 0.45, p.a, 0.75);
  disc(vx, y + 20 * U, r * 0.92, '#4a3020', 1, r * 0.26);
  disc(vx, y + 14 * U, r * 0.86, '#6a4630', 1, r * 0.2);
  const leaf = (lx, ly, a, l) =>
    at(
      lx,
      ly,
      l,
      () => {
        g.fillStyle = grad(
          [
            [0, light(p.a, 0.35)],
            [1, '#2f8a4a'],
          ],
          0,
          0,
          1,
          0,
        );
        g.beginPath();
        g.moveTo(0, 0);
        g.quadraticCurveTo(0.4, -0.42, 1, 0);
        g.quadraticCurveTo(0.4, 0.3, 0, 0);
        g.fill();
      },
      a,
    );
  curve('#5ab86a', 8 * U, vx, y + 12 * U, vx - 14 * U, y - r * 0.7, vx + 4 * U, y - r * 1.45);
  leaf(vx + 4 * U, y - r * 1.42, -0.5, r * 0.8);
  leaf(vx + 2 * U, y - r * 1.42, -2.5, r * 0.72);
  leaf(vx - 6 * U, y - r * 0.8, -0.2, r * 0.5);
  leaf(vx - 8 * U, y - r * 0.6, -2.9, r * 0.46);
  g.strokeStyle = css('#ffffff', 0.7);
  g.lineWidth = 3 * U;
  g.beginPath();
  g.moveTo(vx - r, y + 30 * U);
  g.lineTo(vx - r, y - r * 1.3);
  g.bezierCurveTo(vx - r, y - r * 2.6, vx + r, y - r * 2.6, vx + r, y - r * 1.3);
  g.lineTo(vx + r, y + 30 * U);
  g.stroke();
  blended(
    'screen',
    () => {
      rect(vx - r * 0.86, y - r * 1.5, r * 0.16, r * 1.6, '#ffffff', 0.3);
    },
    3,
  );
  disc(vx, y - r * 2.34, r * 0.13, '#ffffff', 0.7);
  if (wild) person(vx + S * 0.36, H * 0.97, 330 * U, '#04060c', { coat: true, flip: -1 });
  dust(120, '#ffffff', { a: 0.5 });
}
