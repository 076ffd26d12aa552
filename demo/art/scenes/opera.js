import {
  H,
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
  petals,
  poly,
  rect,
  sky,
  times,
} from '../canvas.js';

export function opera(p, { cx = 0.5, lift = 0 }) {
  sky(p);
  const x = W * cx,
    y = H * (0.8 - lift),
    s = S / 720;
  glow(x, y - 330 * s, S * 0.9, p.sun, 0.5);
  disc(
    x,
    y - 350 * s,
    S * 0.33,
    grad(
      [
        [0, light(p.sun, 0.25)],
        [1, p.sun],
      ],
      0,
      y - 640 * s,
      0,
      y - 60 * s,
    ),
  );
  times(7, (i) => {
    g.strokeStyle = css(dark(p.b, 0.1), 0.12);
    g.lineWidth = 2 * U;
    g.beginPath();
    g.arc(x, y - 350 * s, S * (0.33 - i * 0.026), 0, 7);
    g.stroke();
  });
  const ribbon = (dir, c, c2) => {
    for (let k = 0; k < 46; k++) {
      const q = k / 45;
      g.strokeStyle = css(mix(c, c2, Math.abs(q - 0.4) * 1.5), 0.85);
      g.lineWidth = 2.6 * s;
      g.beginPath();
      for (let i = 0; i <= 60; i++) {
        const t = i / 60,
          w = (q - 0.5) * 120 * s * (0.3 + Math.sin(t * 5.2 + 0.5) * 0.7 + t * 0.5),
          a = t * 4.6 + (dir > 0 ? 0.2 : 0.7),
          R0 = (100 + 460 * t) * s,
          px = x + dir * (60 * s + R0 * (0.35 + 0.65 * t) * Math.abs(Math.sin(a * 0.55 + 0.5))),
          py = y - 300 * s - Math.sin(a) * (150 + 150 * t) * s + t * 110 * s;
        const X = px + w * 0.4,
          Y = py + w;
        i ? g.lineTo(X, Y) : g.moveTo(X, Y);
      }
      g.stroke();
    }
  };
  ribbon(-1, '#fff6f0', p.b);
  ribbon(1, '#fffaf4', p.a);
  at(x, y, s, () => {
    g.fillStyle = grad(
      [
        [0, p.b],
        [0.55, mix(p.b, p.near, 0.4)],
        [1, dark(p.near, 0.2)],
      ],
      0,
      -400,
      0,
      60,
    );
    g.beginPath();
    g.moveTo(-44, -352);
    g.bezierCurveTo(-86, -330, -84, -280, -60, -240);
    g.bezierCurveTo(-52, -200, -110, -60, -150, 40);
    g.lineTo(160, 40);
    g.bezierCurveTo(110, -70, 50, -200, 60, -240);
    g.bezierCurveTo(84, -280, 86, -330, 44, -352);
    g.fill();
    rect(-56, -246, 112, 22, p.a);
    poly(
      dark(p.b, 0.3),
      [
        [-14, -226],
        [14, -226],
        [24, 30],
        [-24, 30],
      ],
      0.6,
    );
    for (let k = 0; k < 8; k++) curve(p.a, 2, -130 + k * 36, 38, -60 + k * 16, -90, -40 + k * 11, -220, 0.4);
    for (const d of [-1, 1]) {
      poly(mix(p.b, p.near, 0.2), [
        [d * 40, -346],
        [d * 118, -318],
        [d * 96, -270],
        [d * 52, -290],
      ]);
    }
    rect(-13, -376, 26, 40, '#f0cdb8');
    disc(0, -404, 34, '#f6dccb', 1, 42);
    g.fillStyle = '#120a10';
    g.beginPath();
    g.arc(0, -412, 38, Math.PI * 0.96, Math.PI * 2.04);
    g.bezierCurveTo(36, -430, 20, -442, 0, -440);
    g.bezierCurveTo(-20, -442, -36, -430, -38, -408);
    g.fill();
    disc(-20, -396, 9, '#ff7a8a', 0.35, 14);
    disc(20, -396, 9, '#ff7a8a', 0.35, 14);
    for (const d of [-1, 1])
      line('#2a1018', 2.4, [
        [d * 7, -403],
        [d * 22, -408],
      ]);
    disc(0, -382, 4, '#c0202c', 1, 2.6);
    for (let k = -4; k <= 4; k++) {
      const a = k * 0.24;
      disc(Math.sin(a) * 48, -424 - Math.cos(a) * 26, 8, k % 2 ? p.a : '#ffffff');
      disc(Math.sin(a) * 60, -428 - Math.cos(a) * 36, 5.4, p.b);
    }
    for (const d of [-1, 1]) {
      curve(p.a, 4, d * 30, -448, d * 120, -600, d * 230, -560, 0.95);
      for (let k = 0; k < 14; k++) {
        const t = k / 14,
          fx = d * lerp(30, 214, t),
          fy = lerp(-448, -570, t) - Math.sin(t * 3.1) * 60;
        line(
          p.b,
          2,
          [
            [fx, fy],
            [fx + d * 4, fy - 12],
          ],
          0.8,
        );
      }
      line(p.a, 2, [
        [d * 36, -400],
        [d * 40, -350],
      ]);
      disc(d * 40, -346, 4, p.a);
    }
  });
  rect(
    0,
    H * (0.84 - lift),
    W,
    H,
    grad(
      [
        [0, mix(p.near, p.b, 0.3), 0],
        [0.3, p.near, 0.9],
        [1, dark(p.near, 0.5)],
      ],
      0,
      H * (0.84 - lift),
      0,
      H,
    ),
  );
  petals(60, '#ffd0d0');
  dust(60, p.a);
}
