import {
  H,
  R,
  S,
  U,
  W,
  clouds,
  dark,
  disc,
  glow,
  grad,
  light,
  line,
  mix,
  pick,
  poly,
  rain,
  rect,
  reflect,
  rr,
  sky,
  times,
} from '../canvas.js';
import { person } from '../figures.js';

export function harbour(p, { cx = 0.58, figure = true, wet }) {
  const y0 = 0.68;
  sky(p, y0);
  clouds(p.mist, { sx: 1.4, sy: 5, a: 0.5, y1: 0.7 });
  glow(W * cx, H * y0, S, p.sun, 0.55);
  times(60, () => {
    const h = rr(0.02, 0.09),
      x = W * R();
    rect(x, H * (y0 - h), rr(12, 40) * U, H * h, mix(p.far, p.mist, 0.12));
  });
  times(130, () =>
    disc(W * R(), H * rr(y0 - 0.07, y0 - 0.004), rr(0.8, 2.4) * U, pick([p.a, p.b, '#ffffff']), rr(0.4, 1)),
  );
  const crane = (x, k, c) => {
    const b = H * y0,
      h = H * 0.4 * k,
      w = 90 * U * k,
      t = 7 * U * k;
    for (const s of [-1, 1])
      line(c, t, [
        [x + s * w, b],
        [x + s * w * 0.72, b - h],
      ]);
    line(c, t, [
      [x - w * 0.9, b - h * 0.42],
      [x + w * 0.9, b - h * 0.42],
    ]);
    line(c, t, [
      [x - w * 0.8, b - h * 0.42],
      [x + w * 0.74, b - h * 0.95],
    ]);
    line(c, t * 1.2, [
      [x - w * 3.3, b - h * 0.86],
      [x + w * 2.1, b - h * 0.86],
    ]);
    line(c, t, [
      [x, b - h],
      [x, b - h * 1.28],
    ]);
    line(c, t * 0.4, [
      [x, b - h * 1.28],
      [x - w * 3.1, b - h * 0.87],
    ]);
    line(c, t * 0.4, [
      [x, b - h * 1.28],
      [x + w * 2, b - h * 0.87],
    ]);
    line(c, t * 0.35, [
      [x - w * 2.2, b - h * 0.86],
      [x - w * 2.2, b - h * 0.5],
    ]);
    rect(x - w * 2.5, b - h * 0.5, w * 0.7, h * 0.075, p.b);
    glow(x - w * 2.2, b - h * 0.86, 60 * U * k, p.a, 0.8);
    glow(x, b - h * 1.28, 40 * U * k, p.b, 0.9);
  };
  crane(W * (cx + 0.3), 0.62, mix(p.far, p.near, 0.45));
  crane(W * (cx + 0.02), 0.98, mix(p.far, p.near, 0.8));
  const bx = W * (cx - 0.42),
    bw = S * 0.74;
  poly(
    grad(
      [
        [0, p.near],
        [1, dark(p.near, 0.5)],
      ],
      0,
      H * 0.6,
      0,
      H * y0,
    ),
    [
      [bx, H * 0.625],
      [bx + bw, H * 0.625],
      [bx + bw * 0.93, H * y0],
      [bx + bw * 0.05, H * y0],
    ],
  );
  times(5, (r) =>
    times(13 - (r > 2 ? 5 : 0), (i) =>
      rect(
        bx + bw * 0.1 + i * bw * 0.062,
        H * 0.625 - (r + 1) * H * 0.019,
        bw * 0.058,
        H * 0.0175,
        mix(pick([p.a, p.b, p.far, '#5a6a8a', '#a84a3a']), p.near, 0.45),
      ),
    ),
  );
  rect(bx + bw * 0.9, H * 0.53, bw * 0.06, H * 0.1, light(p.near, 0.1));
  times(3, (i) => rect(bx + bw * 0.91, H * (0.54 + i * 0.02), bw * 0.04, H * 0.007, p.a));
  reflect(y0, { a: 0.75, ripple: 6, tint: p.near, dim: 0.3 });
  poly(
    grad(
      [
        [0, mix(p.near, p.a, 0.14)],
        [0.2, dark(p.near, 0.4)],
        [1, '#04030a'],
      ],
      0,
      H * 0.88,
      0,
      H,
    ),
    [
      [0, H * 0.9],
      [W, H * 0.86],
      [W, H],
      [0, H],
    ],
  );
  times(4, (i) => {
    const x = W * (0.1 + i * 0.27);
    rect(x, H * 0.85, 22 * U, 36 * U, dark(p.near, 0.6));
    disc(x + 11 * U, H * 0.85, 15 * U, dark(p.near, 0.5), 1, 6 * U);
  });
  if (figure) person(W * (cx - 0.18), H * 0.95, 190 * U, '#05030a', { coat: true });
  if (wet) rain(260, 0.12);
}
