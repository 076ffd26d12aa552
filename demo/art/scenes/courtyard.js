import {
  H,
  S,
  U,
  W,
  blended,
  clouds,
  css,
  dark,
  disc,
  g,
  glow,
  grad,
  lerp,
  light,
  line,
  mix,
  petals,
  poly,
  rect,
  sky,
  snow,
  times,
} from '../canvas.js';
import { branch, hall, lantern, moon, person } from '../figures.js';

/** Between red walls: a studded gate, a plum branch, snow or petals. */
export function courtyard(p, { cx = 0.5, falling = 'petals', open = false, night }) {
  const vx = W * cx,
    vy = H * 0.48,
    wall = night ? mix('#7a1c24', p.near, 0.5) : mix('#b83a30', p.far, 0.25),
    gw = S * 0.21,
    gt = vy - S * 0.2,
    gb = vy + S * 0.26;
  sky(p);
  clouds(p.mist, { sx: 1.5, sy: 4, a: 0.5, y1: 0.6 });
  moon(W * (cx + 0.2), H * 0.13, S * 0.07, p);
  hall(vx, gt + S * 0.16, S * 0.66, S * 0.36, mix(p.near, p.far, 0.35), mix(p.near, p.far, 0.5));
  rect(vx - gw * 1.5, gt, gw * 3, gb - gt, dark(wall, 0.2));
  rect(vx - gw * 1.62, gt - 22 * U, gw * 3.24, 30 * U, mix(p.near, '#2a4a5a', 0.4));
  rect(
    vx - gw,
    gt + 24 * U,
    gw * 2,
    gb - gt - 24 * U,
    open
      ? grad(
          [
            [0, light(p.a, 0.3)],
            [1, p.a],
          ],
          0,
          gt,
          0,
          gb,
        )
      : dark(wall, 0.35),
  );
  if (open) {
    for (const s of [-1, 1])
      poly(dark(wall, 0.45), [
        [vx + s * gw, gt + 24 * U],
        [vx + s * gw * 0.55, gt + 40 * U],
        [vx + s * gw * 0.55, gb + 16 * U],
        [vx + s * gw, gb],
      ]);
    glow(vx, vy, S * 0.6, p.a, 0.75);
  } else {
    for (const s of [-1, 1]) {
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 6; j++)
          disc(vx + s * gw * (0.2 + i * 0.22), gt + (54 + j * 44) * (S / 720) + 6 * U, 7 * U, p.a);
      g.strokeStyle = css(p.a);
      g.lineWidth = 5 * U;
      g.beginPath();
      g.arc(vx + s * gw * 0.13, vy + 26 * U, 15 * U, 0, 7);
      g.stroke();
    }
    line('#1a0608', 5 * U, [
      [vx, gt + 24 * U],
      [vx, gb],
    ]);
  }
  for (const s of [-1, 1]) {
    const x0 = vx + s * gw * 1.45,
      x1 = s < 0 ? -W * 0.1 : W * 1.1;
    poly(
      grad(
        [
          [0, wall],
          [1, dark(wall, 0.55)],
        ],
        x0,
        0,
        x1,
        0,
      ),
      [
        [x0, gt - 4 * U],
        [x1, -H * 0.12],
        [x1, H * 1.02],
        [x0, gb],
      ],
    );
    poly(mix(p.near, '#2c4654', 0.35), [
      [x0, gt - 30 * U],
      [x1, -H * 0.26],
      [x1, -H * 0.09],
      [x0, gt + 2 * U],
    ]);
    if (falling === 'snow')
      poly('#e8ecf6', [
        [x0, gt - 36 * U],
        [x1, -H * 0.28],
        [x1, -H * 0.2],
        [x0, gt - 22 * U],
      ]);
    times(14, (i) => {
      const t = (i / 14) ** 1.4;
      disc(lerp(x0, x1, t), lerp(gt + 2 * U, -H * 0.09, t), lerp(5, 17, t) * U, mix(p.near, p.a, 0.35));
    });
  }
  const ground = falling === 'snow' ? '#dfe6f4' : mix('#b09a8c', p.far, 0.4);
  poly(
    grad(
      [
        [0, mix(ground, p.mist, 0.3)],
        [1, mix(ground, p.near, 0.62)],
      ],
      0,
      gb,
      0,
      H,
    ),
    [
      [vx - gw * 1.5, gb - 2 * U],
      [vx + gw * 1.5, gb - 2 * U],
      [W * 1.1, H * 1.02],
      [-W * 0.1, H * 1.02],
    ],
  );
  times(9, (i) => {
    const t = ((i + 1) / 9) ** 2;
    line(
      p.near,
      1.6 * U,
      [
        [lerp(vx - gw * 1.5, -W * 0.1, t), lerp(gb, H, t)],
        [lerp(vx + gw * 1.5, W * 1.1, t), lerp(gb, H, t)],
      ],
      0.2,
    );
  });
  if (open)
    blended(
      'screen',
      () =>
        poly(
          grad(
            [
              [0, p.a, 0.75],
              [1, p.a, 0],
            ],
            0,
            gb,
            0,
            H,
          ),
          [
            [vx - gw, gb],
            [vx + gw, gb],
            [vx + gw * 2.2, H],
            [vx - gw * 2.2, H],
          ],
        ),
      10,
    );
  for (const s of [-1, 1]) lantern(vx + s * gw * 1.24, gt + 58 * U, 19 * U, p.b);
  branch(
    cx > 0.5 ? -10 : W + 10,
    H * 0.2,
    S * 0.86,
    cx > 0.5 ? 0.2 : Math.PI - 0.2,
    '#1c0e10',
    falling === 'snow' ? '#e8506a' : mix('#ffb8c8', p.b, 0.2),
  );
  person(vx - 12 * U, H * 0.86, 215 * U, '#120a14', {
    skirt: true,
    umbrella: falling === 'snow' ? '#c8322c' : mix(p.b, '#ffe0d0', 0.3),
  });
  falling === 'snow' ? snow(520) : petals(120, '#ffc0cc');
}
