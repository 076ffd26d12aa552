import { H, R, S, U, W, blended, clouds, dark, disc, dust, glow, grad, mix, poly, rect, reflect, rr, shaft, sky, stars, times } from '../canvas.js';
import { landmarks } from '../landmarks.js';
import { moon, person } from '../figures.js';

/** A festival's city by the water at night, its landmark lit, projectors sweeping the sky; `land` names the landmark. */
export function waterfront(p, { land = 'pearl', cx = 0.5, size = 0.5, base = 0.66, mx, my = 0.2, mr = 0.06, beams = 3, crowd = true, wet = 0.75 }) {
  const x = W * cx,
    y = H * base,
    h = S * size;
  sky(p, base);
  stars(170, base * 0.8);
  clouds(p.mist, { sx: 1.5, sy: 5, a: 0.45, y1: base });
  if (mx !== undefined) moon(W * mx, H * my, S * mr, p);
  glow(x, y, S * 0.95, p.sun, 0.5);
  times(beams, (i, t) =>
    shaft(x + (t - 0.5) * h * 1.5, y - h * 0.08, -Math.PI / 2 + (t - 0.5) * 1.15 + rr(-0.08, 0.08), H * 0.8, S * rr(0.05, 0.09), i % 2 ? p.a : p.sun, 0.5, 12),
  );
  const far = mix(p.far, p.near, 0.3);
  times(54, () => {
    const k = rr(0.02, 0.11),
      w = rr(16, 54) * U,
      bx = W * R();
    rect(bx, y - H * k, w, H * k, mix(far, p.mist, 0.14));
    times(7, () => rect(bx + w * R(), y - H * k * R(), 2.4 * U, 3 * U, p.a, rr(0.2, 0.7)));
  });
  clouds(p.mist, { sx: 1.2, sy: 9, a: 0.3, y0: base - 0.16, y1: base + 0.02, lo: -0.1, hi: 0.45 });
  landmarks[land](x, y, h, mix(p.near, p.far, 0.16), p.a, p.b);
  times(70, () => disc(W * R(), y - rr(1, 5) * U, rr(0.8, 2.2) * U, R() < 0.7 ? p.a : p.b, rr(0.4, 1)));
  reflect(base, { a: wet, ripple: 5, tint: p.near, dim: 0.34 });
  blended('screen', () => times(46, () => rect(W * R(), H * rr(base + 0.02, 1), rr(16, 80) * U, 1.6 * U, p.sun, rr(0.04, 0.2))));
  if (crowd) {
    const q = H * 0.94;
    poly(grad([[0, mix(p.near, p.a, 0.12)], [0.3, dark(p.near, 0.5)], [1, '#04030a']], 0, q, 0, H), [[0, q], [W, q - 6 * U], [W, H], [0, H]]);
    times(Math.round((W / S) * 9), (i, t) => {
      if (R() < 0.3) return;
      person(W * t + rr(-30, 30) * U, q + 10 * U, rr(58, 74) * U, '#06030c', { coat: R() < 0.6, skirt: R() < 0.3, flip: R() < 0.5 ? 1 : -1 });
    });
  }
  dust(60, p.sun, { y1: base, a: 0.5 });
}
