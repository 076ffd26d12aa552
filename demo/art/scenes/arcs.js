import { H, R, S, U, W, blended, css, g, glow, grad, line, mix, pick, rect, rr, sky, times } from '../canvas.js';
import { person } from '../figures.js';

/** Light as an instrument: arcs, sparks and a player. */
export function arcs(p, { cx = 0.5 }) {
  sky(p);
  const x = W * cx,
    y = H * 0.6;
  for (let k = 0; k < 40; k++)
    blended('screen', () => {
      g.strokeStyle = css(pick([p.a, p.b, p.sun]), rr(0.15, 0.7));
      g.lineWidth = rr(0.8, 4) * U;
      g.beginPath();
      const r = S * (0.1 + k * 0.016),
        a = -Math.PI * rr(0.9, 1.05);
      g.arc(x, y, r, a, a + Math.PI * rr(0.5, 1.1));
      g.stroke();
    });
  times(180, () => {
    const a = rr(-3.1, -0.05),
      r = S * R() ** 2 * 0.75;
    line(
      pick(['#fff2c0', p.a, p.sun]),
      rr(0.8, 2.4) * U,
      [
        [x + Math.cos(a) * r, y + Math.sin(a) * r],
        [x + Math.cos(a) * (r + 22 * U), y + Math.sin(a) * (r + 22 * U)],
      ],
      0.8,
    );
  });
  glow(x, y, S * 0.5, p.a, 0.95);
  glow(x, y, S * 0.12, '#ffffff', 1);
  rect(
    0,
    H * 0.82,
    W,
    H * 0.18,
    grad(
      [
        [0, mix(p.near, p.a, 0.3)],
        [1, '#030308'],
      ],
      0,
      H * 0.82,
      0,
      H,
    ),
  );
  person(x - S * 0.2, H * 0.88, S * 0.42, '#040308', { coat: true });
  line('#040308', 12 * U, [
    [x - S * 0.16, H * 0.88 - S * 0.27],
    [x - S * 0.05, H * 0.88 - S * 0.26],
    [x - 8 * U, y + 10 * U],
  ]);
  rect(x - 30 * U, y + 6 * U, S * 0.34, 16 * U, '#040308');
  for (const d of [0.02, 0.26])
    line('#040308', 12 * U, [
      [x + d * S, y + 14 * U],
      [x + (d + 0.02) * S, H * 0.88],
    ]);
}
