import {
  H,
  R,
  S,
  U,
  W,
  blended,
  clouds,
  dark,
  disc,
  glow,
  grad,
  lerp,
  line,
  mix,
  pick,
  poly,
  rect,
  rr,
  times,
} from '../canvas.js';
import { person } from '../figures.js';

export function market(p, { stall = 'produce', cx = 0.5, steam = true }) {
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
  glow(W * cx, H * 0.46, S, p.a, 0.5);
  for (let bx = -20 * U; bx < W; bx += 96 * U) {
    const bh = H * rr(0.2, 0.36),
      c = mix(p.far, p.near, rr(0.2, 0.55)),
      by = H * 0.5 - bh;
    rect(
      bx,
      by,
      94 * U,
      bh + 20 * U,
      grad(
        [
          [0, c],
          [1, mix(c, p.a, 0.3)],
        ],
        0,
        by,
        0,
        H * 0.5,
      ),
    );
    poly(dark(c, 0.3), [
      [bx - 6 * U, by + 6 * U],
      [bx + 47 * U, by - 26 * U],
      [bx + 100 * U, by + 6 * U],
    ]);
    for (let wy = by + 26 * U; wy < H * 0.46; wy += 52 * U)
      for (const q of [16, 56]) rect(bx + q * U, wy, 22 * U, 30 * U, R() < 0.5 ? p.a : dark(c, 0.35), 0.9);
    if (R() < 0.45) {
      rect(bx + 36 * U, by + bh * 0.35, 22 * U, 78 * U, p.b);
      times(3, (k) => rect(bx + 41 * U, by + bh * 0.35 + (10 + k * 22) * U, 12 * U, 12 * U, '#fff0d8', 0.9));
    }
  }
  times(3, (row, t) => {
    if (stall === 'noodle' && row === 2) return;
    const y = H * lerp(0.5, 0.8, t),
      k = lerp(0.5, 1.15, t),
      step = 230 * U * k;
    let i = 0;
    if (steam) clouds(p.mist, { sx: 1.8, sy: 4, a: 0.4, y0: 0.2 + t * 0.2, y1: 0.62 + t * 0.3, lo: -0.05, hi: 0.5 });
    for (let x = -step * rr(0.2, 0.6); x < W + step; x += step * 1.06, i++) {
      if (row === 2 && Math.abs(x + step / 2 - W * cx) < step * 0.62) continue;
      const w = step,
        ay = y - 170 * U * k,
        c = [p.a, p.b, p.far][(i + row) % 3];
      times(6, (q) =>
        poly(q % 2 ? mix(c, p.near, 0.35) : mix('#fff2dc', p.near, 0.3), [
          [x + (w * q) / 6 + 14 * U * k, ay],
          [x + (w * (q + 1)) / 6 + (q === 5 ? -14 : 14) * U * k, ay],
          [x + (w * (q + 1)) / 6, ay + 46 * U * k],
          [x + (w * q) / 6, ay + 46 * U * k],
        ]),
      );
      times(6, (q) =>
        disc(
          x + (w * (q + 0.5)) / 6,
          ay + 46 * U * k,
          w / 12,
          q % 2 ? mix(c, p.near, 0.35) : mix('#fff2dc', p.near, 0.3),
          1,
          9 * U * k,
        ),
      );
      for (const e of [0.03, 0.97]) rect(x + w * e, ay + 40 * U * k, 5 * U * k, 150 * U * k, dark(p.near, 0.4));
      rect(
        x,
        y - 54 * U * k,
        w,
        90 * U * k,
        grad(
          [
            [0, mix(p.near, p.a, 0.3)],
            [1, dark(p.near, 0.45)],
          ],
          0,
          y - 54 * U * k,
          0,
          y + 30 * U * k,
        ),
      );
      times(26, () =>
        disc(
          x + w * rr(0.05, 0.95),
          y - rr(50, 68) * U * k,
          rr(7, 12) * U * k,
          mix(
            pick(
              stall === 'produce'
                ? ['#ff7a4a', '#ffd166', '#8ac86a', '#e84a5a', '#c8e08a', '#9a5ac8']
                : ['#ffe6b8', '#e8a868', '#fff2dc', '#c87a48'],
            ),
            p.near,
            0.12,
          ),
        ),
      );
      const bx = x + w * 0.5,
        by = ay + 76 * U * k;
      line(dark(p.near, 0.5), 1.5 * U, [
        [bx, ay],
        [bx, by],
      ]);
      disc(bx, by, 9 * U * k, '#fff4d0');
      glow(bx, by, 150 * U * k, p.a, 0.75);
      if (R() < 0.8) person(x + w * rr(0.3, 0.7), y - 34 * U * k, 130 * U * k, dark(p.near, 0.55), { hat: R() < 0.3 });
    }
  });
  rect(
    0,
    H * 0.86,
    W,
    H * 0.14,
    grad(
      [
        [0, dark(p.near, 0.1)],
        [1, '#040208'],
      ],
      0,
      H * 0.86,
      0,
      H,
    ),
  );
  const c = '#07040a';
  if (stall === 'noodle') {
    const x = W * cx,
      y = H * 0.84;
    glow(x, y - 220 * U, S * 0.6, p.a, 0.8);
    times(8, (q) =>
      poly(q % 2 ? p.b : '#fff2dc', [
        [x - 250 * U + q * 62.5 * U + (q === 0 ? 20 : 0) * U, y - 390 * U],
        [x - 250 * U + (q + 1) * 62.5 * U, y - 390 * U],
        [x - 262 * U + (q + 1) * 65.5 * U, y - 330 * U],
        [x - 262 * U + q * 65.5 * U, y - 330 * U],
      ]),
    );
    for (const d of [-240, 234]) rect(x + d * U, y - 330 * U, 7 * U, 350 * U, '#160a0a');
    times(3, (i) => {
      const lx = x + (i - 1) * 150 * U;
      glow(lx, y - 290 * U, 130 * U, p.a, 0.8);
      disc(lx, y - 290 * U, 20 * U, mix(p.b, '#ffe0a0', 0.4), 1, 24 * U);
    });
    rect(
      x - 210 * U,
      y - 120 * U,
      420 * U,
      150 * U,
      grad(
        [
          [0, mix(p.near, p.b, 0.4)],
          [1, dark(p.near, 0.5)],
        ],
        0,
        y - 120 * U,
        0,
        y,
      ),
    );
    disc(x - 60 * U, y - 124 * U, 74 * U, '#1a1216', 1, 20 * U);
    disc(x - 60 * U, y - 128 * U, 64 * U, '#e8c89a', 1, 14 * U);
    blended('screen', () =>
      times(26, (i) => disc(x - 60 * U + rr(-50, 50) * U, y - (140 + i * 12) * U, rr(18, 60) * U, '#fff2e0', 0.06)),
    );
    person(x + 64 * U, y - 96 * U, 200 * U, c);
    for (const d of [-220, 214]) {
      rect(x + d * U - 30 * U, y - 10 * U, 60 * U, 8 * U, c);
      person(x + d * U, y + 50 * U, 170 * U, c, { coat: d < 0 });
    }
    rect(x - 60 * U, y - 72 * U, 120 * U, 76 * U, p.b, 0.85);
    times(3, (i) => rect(x - 36 * U, y - (58 - i * 18) * U, 72 * U, 6 * U, '#fff0d8', 0.8));
  } else {
    person(W * cx - 20 * U, H * 0.97, 220 * U, c, { hat: true });
    line(c, 7 * U, [
      [W * cx - 150 * U, H * 0.82],
      [W * cx + 120 * U, H * 0.81],
    ]);
    for (const d of [-150, 120]) {
      line(c, 2 * U, [
        [W * cx + d * U, H * 0.815],
        [W * cx + (d - 34) * U, H * 0.9],
      ]);
      line(c, 2 * U, [
        [W * cx + d * U, H * 0.815],
        [W * cx + (d + 34) * U, H * 0.9],
      ]);
      disc(W * cx + d * U, H * 0.905, 46 * U, c, 1, 26 * U);
      times(10, () =>
        disc(
          W * cx + d * U + rr(-36, 36) * U,
          H * 0.89 - rr(0, 16) * U,
          11 * U,
          mix(pick(['#ff7a4a', '#8ac86a', '#ffd166']), p.near, 0.25),
        ),
      );
    }
  }
}
