import {
  H,
  S,
  U,
  W,
  at,
  blended,
  clouds,
  css,
  curve,
  dark,
  disc,
  g,
  glow,
  light,
  line,
  mix,
  poly,
  rect,
  reflect,
  ridge,
  rr,
  sky,
  times,
} from '../canvas.js';
import { person } from '../figures.js';

export function ferry(p, { cx = 0.46, bridge = true }) {
  const y0 = 0.62;
  sky(p, y0);
  glow(W * 0.68, H * (y0 - 0.1), S, p.sun, 0.7);
  disc(W * 0.68, H * (y0 - 0.14), S * 0.09, light(p.sun, 0.4));
  clouds(p.mist, { sx: 1.2, sy: 7, a: 0.5, y1: 0.62 });
  ridge(y0 + 0.01, 0.12, 1.4, mix(p.far, p.mist, 0.25), mix(p.far, p.mist, 0.5), 2);
  if (bridge) {
    const c = mix(p.far, p.near, 0.5),
      dy = H * 0.47;
    for (const t of [0.2, 0.62]) {
      const x = W * t;
      line(c, 13 * U, [
        [x - 26 * U, H * y0],
        [x - 10 * U, H * 0.22],
      ]);
      line(c, 13 * U, [
        [x + 26 * U, H * y0],
        [x + 10 * U, H * 0.22],
      ]);
      times(14, (i, k) => {
        line(
          c,
          1.5 * U,
          [
            [x, H * (0.235 + k * 0.1)],
            [x - S * (0.04 + 0.3 * (1 - k)), dy],
          ],
          0.8,
        );
        line(
          c,
          1.5 * U,
          [
            [x, H * (0.235 + k * 0.1)],
            [x + S * (0.04 + 0.24 * (1 - k)), dy],
          ],
          0.8,
        );
      });
    }
    rect(0, dy, W * 0.4, 12 * U, c);
    rect(W * 0.46, dy, W * 0.37, 12 * U, c);
    line(c, 4 * U, [
      [W * 0.82, dy - 70 * U],
      [W * 0.84, dy],
    ]);
    line(c, 4 * U, [
      [W * 0.74, dy - 66 * U],
      [W * 0.88, dy - 74 * U],
    ]);
  }
  reflect(y0, { a: 0.7, ripple: 5, tint: p.near, dim: 0.2 });
  blended('screen', () =>
    times(60, () => {
      const y = H * rr(y0 + 0.01, 0.98);
      rect(W * 0.68 + rr(-1, 1) * S * 0.12 * (1 + (y / H - y0) * 3), y, rr(20, 110) * U, 2 * U, p.sun, rr(0.1, 0.5));
    }),
  );
  const x = W * cx,
    y = H * 0.79,
    c = dark(p.near, 0.35);
  at(x, y, S / 620, () => {
    g.fillStyle = css(c);
    g.beginPath();
    g.moveTo(-190, -34);
    g.quadraticCurveTo(-150, 34, 0, 34);
    g.quadraticCurveTo(150, 34, 200, -44);
    g.lineTo(150, -24);
    g.lineTo(-140, -24);
    g.fill();
    rect(-186, -30, 380, 6, p.b);
    rect(-110, -92, 200, 70, dark(c, 0.1));
    poly(p.b, [
      [-130, -90],
      [-116, -112],
      [100, -112],
      [116, -90],
    ]);
    times(5, (i) => rect(-100 + i * 38, -80, 28, 30, p.a));
    rect(40, -150, 34, 40, c);
    rect(46, -142, 22, 16, p.a);
    times(5, (i) => person(-160 + i * 22 + (i > 1 ? 190 : 0), -22, 46, '#0a060e', { coat: i % 2, bag: i === 2 }));
    line(c, 3, [
      [-70, -112],
      [-70, -170],
    ]);
    poly(p.b, [
      [-70, -170],
      [-36, -160],
      [-70, -148],
    ]);
  });
  glow(x, y - 50 * U, S * 0.32, p.a, 0.5);
  times(14, (i) =>
    curve(
      '#ffffff',
      2 * U,
      x - S * (0.2 + i * 0.016),
      y + (26 + i * 7) * U,
      x,
      y + (40 + i * 9) * U,
      x + S * (0.2 + i * 0.02),
      y + (24 + i * 7) * U,
      0.16 * (1 - i / 14),
    ),
  );
}
