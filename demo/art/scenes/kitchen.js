import {
  H,
  R,
  S,
  U,
  W,
  blended,
  dark,
  disc,
  dust,
  g,
  glow,
  grad,
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

export function kitchen(p, { cx = 0.5, figures = 3 }) {
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, dark(p.near, 0.2)],
      [0.5, mix(p.near, p.b, 0.4)],
      [1, dark(p.near, 0.4)],
    ]),
  );
  const x = W * cx,
    wx = x - S * 0.25,
    wy = H * 0.1,
    ww = S * 0.5,
    wh = H * 0.34;
  rect(
    wx,
    wy,
    ww,
    wh,
    grad(
      [
        [0, mix(p.sky[1], p.sun, 0.4)],
        [1, light(p.sun, 0.3)],
      ],
      0,
      wy,
      0,
      wy + wh,
    ),
  );
  times(7, (i) =>
    line(dark(p.near, 0.3), 5 * U, [
      [wx + (ww * i) / 6, wy],
      [wx + (ww * i) / 6, wy + wh],
    ]),
  );
  times(5, (i) =>
    line(dark(p.near, 0.3), 5 * U, [
      [wx, wy + (wh * i) / 4],
      [wx + ww, wy + (wh * i) / 4],
    ]),
  );
  glow(x, wy + wh / 2, S * 0.6, p.sun, 0.7);
  times(9, (i) => {
    const hx = W * (0.04 + i * 0.115),
      l = rr(50, 120) * U;
    if (Math.abs(hx - x) < ww * 0.52) return;
    line('#1a0c08', 3 * U, [
      [hx, 0],
      [hx, l],
    ]);
    i % 2
      ? disc(hx, l + 24 * U, 24 * U, mix(p.near, '#8a5a30', 0.5), 1, 30 * U)
      : times(7, (k) => disc(hx + (k % 2 ? 8 : -8) * U, l + k * 13 * U, 9 * U, mix('#c83020', p.near, 0.3)));
  });
  const c = '#0d0608';
  if (figures === 3) {
    person(x - S * 0.25, H * 0.8, 350 * U, c, { skirt: true });
    person(x + S * 0.26, H * 0.8, 360 * U, c, { skirt: true, flip: -1 });
    person(x, H * 0.76, 300 * U, dark(p.b, 0.75), { skirt: true });
  } else person(x + S * 0.2, H * 0.84, 390 * U, c);
  blended(
    'screen',
    () =>
      times(70, () => {
        const t = R();
        disc(
          x + rr(-1, 1) * S * (0.1 + 0.26 * t),
          H * (0.66 - t * 0.56),
          rr(30, 110) * U * (0.5 + t),
          mix('#fff0dc', p.a, 0.25),
          0.045,
        );
      }),
    12,
  );
  const sy = H * 0.72;
  poly(
    grad(
      [
        [0, mix('#7a3a20', p.near, 0.35)],
        [1, dark(p.near, 0.55)],
      ],
      0,
      sy,
      0,
      H,
    ),
    [
      [0, sy + 40 * U],
      [W, sy + 40 * U],
      [W, H],
      [0, H],
    ],
  );
  for (let i = 0; i < 12; i++)
    for (let j = 0; j < 5; j++)
      rect(
        (i + (j % 2) * 0.5) * (W / 11) - W / 22,
        sy + (50 + j * 44) * U,
        W / 11 - 5 * U,
        39 * U,
        mix('#a85a34', p.near, rr(0.45, 0.75)),
        0.6,
      );
  disc(x, sy + 34 * U, S * 0.3, '#120a0a', 1, S * 0.075);
  disc(
    x,
    sy + 26 * U,
    S * 0.275,
    grad(
      [
        [0, '#ffce7a'],
        [1, '#b8501c'],
      ],
      0,
      sy - 20 * U,
      0,
      sy + 60 * U,
    ),
    1,
    S * 0.055,
  );
  times(40, () => {
    const a = R() * 6.28,
      r = Math.sqrt(R());
    disc(
      x + Math.cos(a) * r * S * 0.25,
      sy + 26 * U + Math.sin(a) * r * S * 0.046,
      rr(5, 12) * U,
      pick(['#d8321e', '#8ab84a', '#f4e0b0', '#e88a2c']),
    );
  });
  g.fillStyle = '#0a0406';
  g.beginPath();
  g.arc(x, H * 0.97, S * 0.13, Math.PI, 0);
  g.fill();
  for (let k = 0; k < 9; k++) {
    const fx = x + rr(-0.1, 0.1) * S,
      h = rr(30, 90) * U;
    poly(
      grad(
        [
          [0, '#fff2a8', 0.2],
          [0.5, '#ff9a30'],
          [1, '#ff4a18'],
        ],
        0,
        H * 0.97 - h,
        0,
        H * 0.97,
      ),
      [
        [fx - 18 * U, H * 0.97],
        [fx + rr(-8, 8) * U, H * 0.97 - h],
        [fx + 18 * U, H * 0.97],
      ],
    );
  }
  glow(x, H * 0.93, S * 0.4, '#ff8a3c', 0.8);
  dust(80, '#ffb05a', { y0: 0.3, a: 0.9 });
}
