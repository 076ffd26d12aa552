import {
  H,
  R,
  S,
  U,
  W,
  at,
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
  pick,
  poly,
  rect,
  rr,
  sky,
  times,
} from '../canvas.js';
import { person, robot } from '../figures.js';

export function greenhouse(p, { cx = 0.52, helper = true }) {
  sky(p);
  glow(W * 0.5, H * 0.36, S, p.sun, 0.8);
  const x = W / 2,
    c = mix('#e8fff0', p.far, 0.4);
  times(5, (i, t) => {
    const k = lerp(0.3, 1.08, t),
      w = W * 0.62 * k,
      top = lerp(H * 0.36, -H * 0.02, t),
      foot = lerp(H * 0.64, H * 1.05, t);
    g.strokeStyle = css(mix(c, p.near, t * 0.55), 0.9);
    g.lineWidth = (3 + 9 * t) * U;
    g.beginPath();
    g.moveTo(x - w, foot);
    g.lineTo(x - w, top + w * 0.5);
    g.quadraticCurveTo(x - w, top, x, top);
    g.quadraticCurveTo(x + w, top, x + w, top + w * 0.5);
    g.lineTo(x + w, foot);
    g.stroke();
  });
  times(9, (i, t) =>
    line(
      c,
      2 * U,
      [
        [x + lerp(-0.19, 0.19, t) * W, H * (0.37 + Math.abs(t - 0.5) * 0.1)],
        [x + lerp(-0.75, 0.75, t) * W, H * (Math.abs(t - 0.5) * 0.5 - 0.05)],
      ],
      0.6,
    ),
  );
  const leaf = (lx, ly, a, l, col) =>
    at(
      lx,
      ly,
      l,
      () => {
        g.fillStyle = css(col);
        g.beginPath();
        g.moveTo(0, 0);
        g.bezierCurveTo(0.25, -0.32, 0.7, -0.26, 1, 0);
        g.bezierCurveTo(0.7, 0.26, 0.25, 0.32, 0, 0);
        g.fill();
        line(
          light(col, 0.25),
          0.02,
          [
            [0, 0],
            [0.95, 0],
          ],
          0.6,
        );
      },
      a,
    );
  times(4, (L, t) => {
    for (const s of [-1, 1])
      times(16, () => {
        const bx = x + s * W * lerp(0.2, 0.52, t) + rr(-40, 40) * U,
          by = H * lerp(0.64, 0.98, t) - rr(0, 130 + 160 * t) * U;
        leaf(
          bx,
          by,
          (s < 0 ? 0 : Math.PI) + rr(-1.1, 1.1),
          rr(60, 130) * U * (0.5 + t),
          mix(mix('#3f9a5a', p.far, 0.4), p.near, t * 0.75 + rr(-0.1, 0.1)),
        );
        if (R() < 0.28) {
          const q = pick([p.a, p.b, '#ffffff']);
          times(6, (k) => disc(bx + Math.cos(k) * 12 * U, by + Math.sin(k) * 12 * U, 9 * U, q, 0.95));
          disc(bx, by, 8 * U, '#ffdf7a');
        }
      });
  });
  poly(
    grad(
      [
        [0, mix('#c8a878', p.sun, 0.4)],
        [1, dark(p.near, 0.1)],
      ],
      0,
      H * 0.64,
      0,
      H,
    ),
    [
      [x - W * 0.14, H * 0.64],
      [x + W * 0.14, H * 0.64],
      [x + W * 0.36, H],
      [x - W * 0.36, H],
    ],
  );
  if (helper) {
    const rx = W * cx,
      ry = H * 0.86;
    disc(rx, ry + 6 * U, 120 * U, '#000000', 0.25, 22 * U);
    robot(rx, ry, 340 * U, mix('#f0b060', p.b, 0.3), p.a);
    at(rx - 190 * U, ry + 8 * U, U, () => {
      poly('#b8623c', [
        [-40, -60],
        [40, -60],
        [28, 0],
        [-28, 0],
      ]);
      rect(-46, -72, 92, 16, '#c87448');
      curve('#4aa860', 7, 0, -70, -4, -110, 2, -140);
      leaf(2, -138, -0.5, 46, '#5cc074');
      leaf(0, -138, -2.6, 42, '#5cc074');
    });
  } else person(W * cx, H * 0.88, 220 * U, dark(p.near, 0.7), { hat: true });
  dust(130, p.sun, { a: 0.7 });
}
