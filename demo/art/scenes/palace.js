import {
  H,
  S,
  U,
  W,
  blended,
  clouds,
  dark,
  dust,
  glow,
  grad,
  lerp,
  line,
  mix,
  poly,
  rect,
  ridge,
  rr,
  sky,
  snow,
  stars,
  times,
} from '../canvas.js';
import { hall, lantern, moon, person, skyLantern } from '../figures.js';

/** The great hall with its lit lattice, steps and lanterns; `cx` puts it aside for wide pictures. */
export function palace(
  p,
  {
    cx = 0.5,
    mx = 0.72,
    my = 0.24,
    mr = 0.11,
    base = 0.78,
    size = 0.4,
    lanterns = 12,
    figure = true,
    falling = 'sparks',
    starry = true,
  },
) {
  const x = W * cx,
    y0 = H * base,
    hs = S * size;
  sky(p);
  if (starry) stars(220, 0.5);
  clouds(p.mist, { sx: 1.7, sy: 5.5, a: 0.45, y0: 0.02, y1: 0.72, lo: -0.02, hi: 0.55 });
  moon(W * mx, H * my, S * mr, p);
  times(4, (i, t) => {
    ridge(
      base - 0.24 + t * 0.13,
      0.18 - 0.06 * t,
      0.8 + t * 0.9,
      mix(p.far, p.near, t * 0.62),
      mix(p.far, p.mist, 0.62 * (1 - t) + 0.1),
      i * 9.1 + 2,
    );
    clouds(p.mist, {
      sx: 1.2,
      sy: 9,
      a: 0.42 * (1 - t * 0.5),
      y0: base - 0.3 + t * 0.1,
      y1: base - 0.04 + t * 0.1,
      lo: -0.05,
      hi: 0.42,
    });
  });
  for (const [d, k, t] of [
    [-1.5, 0.42, 0.15],
    [1.5, 0.44, 0.15],
    [-0.98, 0.6, 0.42],
    [0.98, 0.6, 0.42],
  ]) {
    const c = mix(p.far, p.near, t);
    hall(x + d * hs, y0 - 4 * U, hs * 1.8 * k, hs * k, c, mix(c, p.mist, 0.42 - 0.2 * t));
  }
  clouds(p.mist, { sx: 1.2, sy: 10, a: 0.45, y0: base - 0.18, y1: base + 0.06, lo: -0.1, hi: 0.4 });
  glow(x, y0 - hs * 0.2, hs * 1.5, p.a, 0.42);
  const hc = mix(p.near, p.far, 0.18);
  hall(x, y0, hs * 1.72, hs, hc, mix(hc, p.a, 0.2));
  const lit = (w, a, b) => {
    const n = 9,
      s = (w * 2) / n;
    times(n, (i) => {
      const wx = x - w + i * s + s * 0.12,
        ww = s * 0.76;
      rect(
        wx,
        a,
        ww,
        b - a,
        grad(
          [
            [0, mix(p.a, '#fff0c0', 0.35)],
            [1, p.a],
          ],
          0,
          a,
          0,
          b,
        ),
        rr(0.7, 1),
      );
      for (let k = 1; k < 4; k++)
        line(
          dark(p.near, 0.2),
          1.4 * U,
          [
            [wx + (ww * k) / 4, a],
            [wx + (ww * k) / 4, b],
          ],
          0.85,
        );
      for (let k = 1; k < 4; k++)
        line(
          dark(p.near, 0.2),
          1.4 * U,
          [
            [wx, lerp(a, b, k / 4)],
            [wx + ww, lerp(a, b, k / 4)],
          ],
          0.85,
        );
    });
    glow(x, (a + b) / 2, w * 1.5, p.a, 0.42);
  };
  lit(hs * 0.5, y0 - hs * 0.31, y0 - hs * 0.06);
  lit(hs * 0.34, y0 - hs * 0.585, y0 - hs * 0.475);
  rect(
    0,
    y0,
    W,
    H - y0,
    grad(
      [
        [0, mix(p.near, p.a, 0.24)],
        [0.12, mix(p.near, p.a, 0.08)],
        [1, dark(p.near, 0.4)],
      ],
      0,
      y0,
      0,
      H,
    ),
  );
  for (let k = 0; k < 15; k++) {
    const t = k / 15,
      y = lerp(y0 + 4 * U, H * 1.02, t ** 1.35),
      w = hs * lerp(0.62, 1.7, t);
    rect(x - w / 2, y, w, lerp(2.5, 7, t) * U, mix(p.near, p.a, 0.3 - 0.2 * t));
    rect(x - w / 2, y + lerp(2.5, 7, t) * U, w, lerp(5, 16, t) * U, '#000000', 0.25);
  }
  blended('screen', () =>
    poly(
      grad(
        [
          [0, p.a, 0.42],
          [1, p.a, 0],
        ],
        0,
        y0,
        0,
        H,
      ),
      [
        [x - hs * 0.3, y0],
        [x + hs * 0.3, y0],
        [x + hs * 0.75, H],
        [x - hs * 0.75, H],
      ],
    ),
  );
  for (let k = 0; k < 5; k++) {
    const t = (k + 0.6) / 5,
      y = lerp(y0, H, t ** 1.35),
      w = hs * lerp(0.36, 0.98, t);
    for (const s of [-1, 1]) lantern(x + s * w, y, lerp(5, 17, t) * U, p.b);
  }
  if (figure) {
    const py = lerp(y0, H, 0.44);
    person(x - hs * 0.04, py, hs * 0.34, '#0b0410', { coat: true });
    glow(x + hs * 0.04, py - hs * 0.1, hs * 0.22, p.a, 0.8);
    lantern(x + hs * 0.04, py - hs * 0.1, 6 * U, p.b);
  }
  times(lanterns, (i) => {
    const t = i / lanterns,
      a = i * 2.399;
    skyLantern(
      W * (0.5 + 0.44 * Math.cos(a) * (0.5 + 0.5 * ((i * 0.618) % 1))),
      H * (0.1 + 0.5 * ((i * 0.618 + 0.2) % 1)),
      S * (0.012 + 0.018 * t),
      p.a,
    );
  });
  falling === 'snow' ? snow(420) : dust(70, p.a, { r0: 0.6, y0: 0.2, a: 0.7 });
}
