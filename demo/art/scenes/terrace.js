import { H, R, S, U, W, clouds, dark, fbm, glow, lerp, mix, pixels, ridge, sky, smooth, times } from '../canvas.js';
import { person, tree } from '../figures.js';

export function terrace(p, { cx = 0.66 }) {
  sky(p);
  glow(W * 0.5, H * 0.2, S * 0.9, p.sun, 0.7);
  clouds(p.mist, { sx: 1.6, sy: 5, a: 0.4, y1: 0.45 });
  ridge(0.36, 0.34, 1.5, mix(p.far, p.sky[1], 0.4), mix(p.far, p.mist, 0.6), 6.2);
  ridge(0.38, 0.2, 2.1, p.far, mix(p.far, p.mist, 0.7), 4);
  clouds(p.mist, { sx: 1.4, sy: 8, a: 0.5, y0: 0.24, y1: 0.48, lo: -0.05, hi: 0.4 });
  pixels((u, v) => {
    if (v < 0.33) return [0, 0, 0, 0];
    const k = 1 / (v - 0.22),
      X = u * (W / H) * 1.26 * k * 0.55 + 2,
      Y = k * 1.5,
      h = fbm(X * 0.8, Y * 0.55, 4) * 7 + Y * 2.2,
      f = h - Math.floor(h);
    // water along each dyke mirrors the sky; the paddy behind it falls into shade
    const water = smooth(0.36, 0.28, f) * smooth(0, 0.05, f),
      far = smooth(0.62, 0.34, v);
    const field = mix(mix(p.near, p.far, Math.min(1, 1.45 - v * 1.3)), p.sun, 0.06 + f * 0.16);
    const c = mix(mix(field, mix(p.sun, p.sky[1], 0.35), water * (0.92 - 0.2 * v)), p.mist, far * 0.55),
      s = lerp(0.55 + 0.45 * f, 1, water);
    return [c[0] * s, c[1] * s, c[2] * s, smooth(0.33, 0.36, v)];
  }, 1);
  times(16, () => {
    const t = R();
    tree(W * R(), H * (0.42 + t * 0.5), (40 + t * 120) * U, dark(p.far, 0.6), 5);
  });
  person(W * cx, H * 0.83, 90 * U, dark(p.near, 0.75), { hat: true, coat: true, staff: true });
  clouds(p.mist, { sx: 1.3, sy: 5, a: 0.35, y0: 0.38, y1: 0.9, lo: 0.05, hi: 0.55 });
}
