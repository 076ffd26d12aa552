import {
  H,
  S,
  U,
  W,
  clouds,
  dark,
  disc,
  fbm,
  glow,
  lerp,
  line,
  mix,
  pick,
  pixels,
  poly,
  rect,
  ridge,
  ridged,
  sky,
  smooth,
  snow,
  stars,
  times,
} from '../canvas.js';
import { person } from '../figures.js';

/** One great peak, lit from the side, with a weather station on the foreground ridge. */
export function snowpeak(p, { cx = 0.52, station = true, starry = true }) {
  sky(p);
  if (starry) stars(160, 0.6);
  glow(W * cx, H * 0.34, S, p.sun, 0.35);
  const profile = (u) =>
    0.66 -
    0.46 * Math.max(0, 1 - Math.abs((u - cx) * W) / (S * 0.62)) ** 0.86 -
    0.05 * fbm(u * 5 * (W / S), 2) -
    0.03 * ridged(u * 6 * (W / S), 4);
  pixels((u, v) => {
    const top = profile(u);
    if (v < top) return [0, 0, 0, 0];
    const uu = u * (W / H) * 5,
      slant = (u - cx) * 2 + fbm(uu * 0.8, v * 3 + 7, 4) * 0.9,
      tex = ridged(uu * 1.7 + v * 3.4, v * 8),
      fine = ridged(uu * 5 + v * 6, v * 20, 4),
      lit = smooth(-0.16, 0.22, -slant + (tex - 0.5) * 0.55 + (fine - 0.4) * 0.3);
    const rock = mix(p.far, p.near, 0.55),
      snowLit = mix('#ffffff', p.sun, 0.28),
      snowShade = mix(p.far, p.mist, 0.35),
      cover = smooth(0.2, 0.42, tex * 0.5 + fine * 0.45 + (0.66 - v) * 0.7);
    const c = mix(mix(rock, dark(rock, 0.5), 1 - lit), mix(snowShade, snowLit, lit), cover);
    return [...mix(c, p.mist, smooth(0.5, 0.8, v) * 0.6), smooth(top, top + 0.004, v)];
  }, 1.5);
  clouds(p.mist, { sx: 1.4, sy: 8, a: 0.6, y0: 0.5, y1: 0.86, lo: -0.08, hi: 0.4 });
  ridge(0.84, 0.08, 1.6, mix(p.near, p.far, 0.3), p.near, 3.1);
  ridge(0.95, 0.08, 2.1, p.near, dark(p.near, 0.5), 8.2);
  if (!station) {
    person(W * (cx - 0.18), H * 0.9, 70 * U, dark(p.near, 0.6), { coat: true, bag: true });
    return;
  }
  const x = W * (cx + 0.16),
    y = H * 0.86,
    c = dark(p.near, 0.45);
  rect(x - 60 * U, y - 46 * U, 120 * U, 60 * U, c);
  poly(dark(c, 0.3), [
    [x - 70 * U, y - 44 * U],
    [x, y - 74 * U],
    [x + 70 * U, y - 44 * U],
  ]);
  rect(x - 34 * U, y - 32 * U, 22 * U, 20 * U, p.a);
  rect(x + 10 * U, y - 32 * U, 22 * U, 20 * U, p.a);
  glow(x, y - 20 * U, 150 * U, p.a, 0.6);
  line(c, 4 * U, [
    [x - 130 * U, y + 16 * U],
    [x - 130 * U, y - 150 * U],
  ]);
  times(3, (i) => disc(x - 130 * U + (i - 1) * 20 * U, y - 150 * U + Math.abs(i - 1) * 6 * U, 6 * U, c));
  line(c, 3 * U, [
    [x - 150 * U, y - 144 * U],
    [x - 110 * U, y - 144 * U],
  ]);
  times(14, (i, t) => {
    const fx = lerp(x - 130 * U, x - 60 * U, t),
      fy = lerp(y - 130 * U, y - 44 * U, t) + Math.sin(t * 3.14) * 14 * U;
    poly(pick([p.a, p.b, '#e8e2d4', '#4c8cc8', '#5aa86a']), [
      [fx, fy],
      [fx + 9 * U, fy + 3 * U],
      [fx + 3 * U, fy + 15 * U],
    ]);
  });
  person(x - 96 * U, y + 18 * U, 70 * U, dark(p.near, 0.75), { coat: true });
  snow(120);
}
