import {
  H,
  S,
  U,
  W,
  at,
  clamp,
  css,
  disc,
  fbm,
  g,
  glow,
  light,
  line,
  mix,
  pixels,
  ridge,
  rr,
  sky,
  smooth,
  stars,
  times,
} from '../canvas.js';
import { person, tree } from '../figures.js';

export function space(p, { px = 0.66, py = 0.3, pr = 0.5, bands = 7, figure = 0.3, tree: sprout, port }) {
  sky(p);
  stars(420, 1);
  pixels(
    (u, v) => {
      const k = H / W,
        q = fbm(u * 2.4, v * 2.4 * k),
        n = fbm(u * 2.2 + q * 2.2, v * 2.2 * k + q * 1.6 + 4, 6);
      return [...mix(p.mist, p.sun, smooth(0.1, 0.6, q + 0.3)), smooth(-0.05, 0.55, n) * 0.75];
    },
    2,
    'screen',
  );
  const r = S * pr,
    cx = W * px,
    cy = H * py;
  pixels((u, v, x, y) => {
    const dx = (x - cx) / r,
      dy = (y - cy) / r,
      d = dx * dx + dy * dy;
    if (d > 1.02) return [0, 0, 0, 0];
    const z = Math.sqrt(Math.max(0, 1 - d)),
      l = clamp(dx * -0.55 + dy * -0.5 + z * 0.55),
      b = fbm(dx * 1.2 + dy * 0.4, dy * bands + fbm(dx * 2, dy * 3, 3) * 1.2);
    return [
      ...mix(p.a, p.b, smooth(-0.35, 0.4, b)).map((k) => k * (0.04 + 1.15 * l ** 1.2)),
      1 - smooth(0.985, 1.01, d),
    ];
  }, 1.5);
  glow(cx - r * 0.55, cy - r * 0.5, r * 1.1, p.sun, 0.25);
  at(
    cx,
    cy,
    1,
    () => {
      g.scale(1, 0.2);
      times(46, (i) => {
        g.strokeStyle = css(light(p.a, 0.3), rr(0.04, 0.32));
        g.lineWidth = rr(1, 6) * U;
        g.beginPath();
        g.arc(0, 0, r * (1.28 + i * 0.013), -0.1, Math.PI + 0.1);
        g.stroke();
      });
    },
    -0.32,
  );
  ridge(0.9, 0.14, 1.7, p.far, p.near, 2);
  ridge(0.99, 0.12, 2.2, p.near, '#030208', 8);
  const fx = W * figure,
    fy = H * 0.885;
  if (port) {
    for (const [dx, h] of [
      [0.2, 150],
      [0.26, 220],
      [0.33, 120],
    ]) {
      const x = fx + dx * S;
      line(mix(p.near, p.far, 0.6), 12 * U, [
        [x, fy + 20 * U],
        [x, fy - h * U],
      ]);
      disc(x, fy - h * U, 30 * U, mix(p.near, p.far, 0.7), 1, 8 * U);
      glow(x, fy - h * U, 70 * U, p.sun, 0.7);
    }
  }
  if (sprout) {
    tree(fx + 70 * U, fy + 6 * U, 190 * U, mix(p.near, p.a, 0.25), 6);
    glow(fx + 70 * U, fy - 110 * U, 170 * U, p.sun, 0.55);
  }
  person(fx, fy, 118 * U, '#05030b');
  glow(fx, fy - 100 * U, 90 * U, p.sun, 0.35);
  disc(fx + 2 * U, fy - 108 * U, 6 * U, p.sun);
}
