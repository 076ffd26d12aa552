import {
  H,
  R,
  S,
  U,
  W,
  at,
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
  times,
} from '../canvas.js';
import { person } from '../figures.js';

export function library(p, { cx = 0.5, magic = true }) {
  const vx = W * cx,
    vy = H * 0.5;
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, dark(p.near, 0.3)],
      [0.5, mix(p.near, p.far, 0.5)],
      [1, dark(p.near, 0.4)],
    ]),
  );
  const ww = S * 0.13,
    wh = S * 0.34;
  g.fillStyle = grad(
    [
      [0, p.sky[0]],
      [0.5, p.sky[1]],
      [1, p.sky[p.sky.length - 1]],
    ],
    0,
    vy - wh,
    0,
    vy + wh * 0.4,
  );
  g.beginPath();
  g.moveTo(vx - ww, vy + wh * 0.3);
  g.lineTo(vx - ww, vy - wh * 0.5);
  g.arc(vx, vy - wh * 0.5, ww, Math.PI, 0);
  g.lineTo(vx + ww, vy + wh * 0.3);
  g.fill();
  disc(vx + ww * 0.2, vy - wh * 0.42, ww * 0.42, light(p.sun, 0.5));
  line(dark(p.near, 0.3), 5 * U, [
    [vx, vy - wh],
    [vx, vy + wh * 0.3],
  ]);
  line(dark(p.near, 0.3), 5 * U, [
    [vx - ww, vy - wh * 0.1],
    [vx + ww, vy - wh * 0.1],
  ]);
  glow(vx, vy - wh * 0.2, S * 0.7, p.sun, 0.6);
  const colours = [p.a, p.b, p.far, '#8a4a3a', '#3a5a6a', '#7a6a3a', '#5a3a6a', '#a88a5a'];
  for (const s of [-1, 1]) {
    const X = (t) => vx + s * (S * 0.17 + (W * 0.62 + Math.abs(W / 2 - vx)) * t),
      Y = (t, k) => lerp(lerp(vy - S * 0.36, vy + S * 0.2, k), lerp(-H * 0.2, H * 1.06, k), t);
    for (let r = 0; r < 8; r++) {
      poly(dark(p.near, 0.45), [
        [X(0), Y(0, r / 8)],
        [X(1), Y(1, r / 8)],
        [X(1), Y(1, (r + 1) / 8)],
        [X(0), Y(0, (r + 1) / 8)],
      ]);
      let t = 0;
      while (t < 0.98) {
        const d = (0.006 + 0.03 * t) * rr(0.7, 1.5),
          top = (r + rr(0.14, 0.36)) / 8,
          bot = (r + 0.9) / 8;
        if (R() < 0.93)
          poly(mix(pick(colours), mix(p.near, p.sun, 0.25 * (1 - t)), 0.35 + 0.25 * t), [
            [X(t), Y(t, top)],
            [X(t + d * 0.86), Y(t + d * 0.86, top)],
            [X(t + d * 0.86), Y(t + d * 0.86, bot)],
            [X(t), Y(t, bot)],
          ]);
        t += d;
      }
      line(mix('#5a3420', p.near, 0.3), 4 * U, [
        [X(0), Y(0, (r + 0.95) / 8)],
        [X(1), Y(1, (r + 0.95) / 8)],
      ]);
    }
    const lx = (t) => X(0.34 + t * 0.03);
    line('#c8945a', 6 * U, [
      [lx(0), Y(0.34, 0.06)],
      [lx(1) - s * 60 * U, Y(0.34, 1)],
    ]);
  }
  poly(
    grad(
      [
        [0, mix(p.far, p.sun, 0.4)],
        [1, dark(p.near, 0.4)],
      ],
      0,
      vy + S * 0.2,
      0,
      H,
    ),
    [
      [vx - S * 0.17, vy + S * 0.2],
      [vx + S * 0.17, vy + S * 0.2],
      [vx + W * 0.7, H * 1.06],
      [vx - W * 0.7, H * 1.06],
    ],
  );
  if (magic)
    times(22, () => {
      const x = vx + rr(-0.36, 0.36) * S,
        y = H * rr(0.14, 0.66),
        s = rr(14, 46) * U * (0.5 + (Math.abs(y - vy) / H) * 2),
        a = rr(-0.6, 0.6);
      glow(x, y, s * 3.4, p.a, 0.35);
      at(
        x,
        y,
        s,
        () => {
          poly('#fff4dc', [
            [0, 0],
            [-1, -0.35],
            [-0.9, 0.35],
            [0, 0.6],
          ]);
          poly('#f0dcb4', [
            [0, 0],
            [1, -0.35],
            [0.9, 0.35],
            [0, 0.6],
          ]);
          line('#a85a3a', 0.1, [
            [-0.9, 0.4],
            [0, 0.66],
            [0.9, 0.4],
          ]);
        },
        a,
      );
    });
  person(vx + 10 * U, H * 0.88, 240 * U, '#070409', { coat: true });
  glow(vx - 46 * U, H * 0.88 - 110 * U, 140 * U, p.a, 0.95);
  disc(vx - 46 * U, H * 0.88 - 106 * U, 10 * U, '#fff6d8');
  dust(160, p.a, { a: 0.6 });
}
