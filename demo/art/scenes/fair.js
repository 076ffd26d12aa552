// What a camera sees at a market: the hall, a talk, the carpet, a screening.
import { H, R, S, U, W, blended, dark, disc, dust, g, glow, grad, lerp, light, line, mix, poly, rect, rr, shaft, times } from '../canvas.js';
import { branch, person } from '../figures.js';

const ink = '#07040d';
const someone = (x, y, h, c = ink) =>
  person(x, y, h, c, { coat: R() < 0.55, skirt: R() < 0.32, bag: R() < 0.3, flip: R() < 0.5 ? 1 : -1 });

/** The market hall in perspective: stands to both sides under a truss of lamps, visitors in the aisle. */
export function hallway(p, { cx = 0.5, people = 12, signs = true }) {
  const x0 = W * cx,
    y0 = H * 0.5;
  rect(0, 0, W, H, grad([[0, dark(p.sky[0], 0.2)], [0.5, mix(p.sky[1], p.mist, 0.25)], [0.52, mix(p.near, p.mist, 0.3)], [1, dark(p.near, 0.2)]]));
  glow(x0, y0, S * 0.9, p.sun, 0.6);
  const at = (t) => lerp(0.08, 1, t ** 1.7);
  times(9, (i) => {
    const k = at(1 - i / 9);
    line(mix(p.far, p.near, 0.6), 5 * U * k, [[x0 - W * k, y0 - H * 0.56 * k], [x0 + W * k, y0 - H * 0.56 * k]]);
    times(6, (j) => {
      const lx = x0 + W * k * (j / 2.5 - 1);
      disc(lx, y0 - H * 0.54 * k, 9 * U * k, light(p.sun, 0.4));
      glow(lx, y0 - H * 0.54 * k, 90 * U * k, j % 2 ? p.a : p.sun, 0.5);
    });
  });
  times(6, (i) => {
    const near = at((i + 1) / 6),
      back = at(i / 6 + 0.02);
    for (const s of [-1, 1]) {
      const c = [p.far, p.b, p.a, p.mist][(i + (s > 0 ? 1 : 0)) % 4];
      const wall = [
        [x0 + s * W * 0.34 * back, y0 - H * 0.3 * back],
        [x0 + s * W * 0.34 * near, y0 - H * 0.3 * near],
        [x0 + s * W * 0.34 * near, y0 + H * 0.34 * near],
        [x0 + s * W * 0.34 * back, y0 + H * 0.34 * back],
      ];
      poly(grad([[0, mix(c, p.near, 0.35)], [1, mix(c, p.near, 0.72)]], 0, y0 - H * 0.3 * near, 0, y0 + H * 0.34 * near), wall);
      poly(light(c, 0.55), [
        [x0 + s * W * 0.34 * lerp(back, near, 0.2), y0 - H * 0.2 * lerp(back, near, 0.2)],
        [x0 + s * W * 0.34 * lerp(back, near, 0.8), y0 - H * 0.2 * lerp(back, near, 0.8)],
        [x0 + s * W * 0.34 * lerp(back, near, 0.8), y0 + H * 0.06 * lerp(back, near, 0.8)],
        [x0 + s * W * 0.34 * lerp(back, near, 0.2), y0 + H * 0.06 * lerp(back, near, 0.2)],
      ], 0.86);
      glow(x0 + s * W * 0.34 * near * 0.86, y0 - H * 0.06 * near, S * 0.3 * near, c, 0.4);
      if (signs) rect(x0 + s * W * 0.34 * near - (s > 0 ? 0 : W * 0.1 * near), y0 - H * 0.36 * near, W * 0.1 * near, H * 0.05 * near, mix(c, '#ffffff', 0.25), 0.9);
    }
  });
  blended('screen', () => times(60, () => rect(x0 + (R() - 0.5) * W * 0.7, H * rr(0.6, 1), rr(6, 40) * U, 2 * U, p.sun, rr(0.03, 0.16))));
  times(people, (i, t) => {
    const k = at(0.34 + t * 0.6);
    someone(x0 + rr(-0.27, 0.27) * W * k, y0 + H * 0.4 * k, H * 0.42 * k, mix(ink, p.mist, 0.22 * (1 - t)));
  });
}

/** A talk: chairs on a lit stage before a wide screen, heads of the listeners in front. */
export function panel(p, { cx = 0.5, guests = 4, chart }) {
  rect(0, 0, W, H, grad([[0, dark(p.sky[0], 0.35)], [0.7, mix(p.sky[1], p.near, 0.4)], [1, '#05030a']]));
  const x = W * cx,
    w = W * 0.62,
    y = H * 0.62;
  times(5, (i) => shaft(W * (0.1 + i * 0.2), -H * 0.02, Math.PI / 2 + (0.5 - i / 4) * 0.5, H * 0.75, S * 0.07, i % 2 ? p.a : p.sun, 0.5, 16));
  rect(x - w / 2, H * 0.12, w, H * 0.36, grad([[0, mix(p.sky[2] ?? p.sky[1], p.a, 0.15)], [1, p.sky[1]]], 0, H * 0.12, 0, H * 0.48));
  glow(x, H * 0.3, S * 0.8, p.a, 0.4);
  if (chart) times(11, (i) => rect(x - w * 0.38 + i * w * 0.07, H * (0.43 - 0.02 - 0.022 * i * rr(0.5, 1.1)), w * 0.036, H * (0.02 + 0.022 * i * 0.8), i === 9 ? p.b : p.sun, 0.9));
  else
    times(3, (i) => {
      g.strokeStyle = `rgba(255,240,220,${0.75 - i * 0.2})`;
      g.lineWidth = 5 * U;
      g.beginPath();
      g.arc(x, H * 0.46, S * (0.09 + i * 0.055), Math.PI, 0);
      g.stroke();
    });
  rect(0, y, W, H * 0.05, grad([[0, mix(p.near, p.a, 0.4)], [1, dark(p.near, 0.3)]], 0, y, 0, y + H * 0.05));
  rect(0, y + H * 0.05, W, H, '#04020a');
  times(guests, (i) => {
    const gx = x + (i - (guests - 1) / 2) * S * 0.2,
      k = S * 0.25;
    glow(gx, y - k * 0.4, k * 0.9, p.sun, 0.35);
    rect(gx - k * 0.2, y - k * 0.5, k * 0.4, k * 0.34, mix(p.b, p.near, 0.55));
    disc(gx, y - k * 0.8, k * 0.085, ink, 1, k * 0.1);
    poly(ink, [[gx - k * 0.15, y - k * 0.26], [gx - k * 0.16, y - k * 0.62], [gx, y - k * 0.7], [gx + k * 0.16, y - k * 0.62], [gx + k * 0.15, y - k * 0.26]]);
    for (const s of [-1, 1]) line(ink, k * 0.07, [[gx + s * k * 0.08, y - k * 0.3], [gx + s * k * 0.12, y - k * 0.22], [gx + s * k * 0.13, y]]);
    if (i < guests - 1) {
      rect(gx + S * 0.075, y - k * 0.2, S * 0.05, k * 0.03, ink);
      line(ink, k * 0.02, [[gx + S * 0.1, y - k * 0.2], [gx + S * 0.1, y]]);
    }
  });
  times(3, (r) =>
    times(Math.round((W / S) * (13 - r * 2)), (i, t) => {
      const k = 1 + r * 0.45,
        hx = W * t + rr(-14, 14) * U,
        hy = H * (0.79 + r * 0.08) + rr(-8, 8) * U,
        c = mix(ink, p.a, 0.15 - r * 0.05);
      disc(hx, hy, 22 * U * k, c, 1, 26 * U * k);
      disc(hx, hy + 62 * U * k, 50 * U * k, c, 1, 44 * U * k);
    }),
  );
}

/** Evening on the carpet: steps, ropes, flashes, guests going up to the doors. */
export function carpet(p, { cx = 0.5, guests = 5, blossoms }) {
  const x = W * cx,
    top = H * 0.5;
  rect(0, 0, W, H, grad([[0, p.sky[0]], [0.5, mix(p.sky[1], p.near, 0.2)], [1, '#07040d']]));
  times(4, (i) => shaft(W * (0.14 + i * 0.24), top, -Math.PI / 2 + (i / 3 - 0.5) * 0.8, H * 0.7, S * 0.08, i % 2 ? p.sun : p.a, 0.55, 14));
  rect(W * 0.06, top - H * 0.36, W * 0.88, H * 0.36, grad([[0, mix(p.far, p.near, 0.35)], [1, mix(p.near, p.a, 0.2)]], 0, top - H * 0.36, 0, top));
  times(11, (i) => {
    const wx = W * (0.1 + i * 0.076);
    rect(wx, top - H * 0.31, W * 0.05, H * 0.3, grad([[0, mix(p.a, '#fff2d8', 0.4)], [1, mix(p.a, p.near, 0.3)]], 0, top - H * 0.31, 0, top), i === 5 ? 1 : 0.55);
  });
  glow(x, top - H * 0.1, S * 0.75, p.a, 0.6);
  const edge = (t) => lerp(0.12, 0.42, t);
  poly(grad([[0, mix(p.b, '#2a0610', 0.1)], [1, mix(p.b, '#14040c', 0.5)]], 0, top, 0, H), [[x - S * edge(0), top], [x + S * edge(0), top], [x + S * edge(1.5), H], [x - S * edge(1.5), H]]);
  times(9, (i) => {
    const t = i / 9,
      y = lerp(top, H, t ** 1.4);
    line(light(p.b, 0.25), 2.2 * U, [[x - S * edge(t * 1.5), y], [x + S * edge(t * 1.5), y]], 0.3);
  });
  for (const s of [-1, 1])
    times(6, (i) => {
      const t = (i + 0.2) / 6,
        y = lerp(top + 12 * U, H, t ** 1.4),
        px = x + s * S * (edge(t * 1.5) + 0.03),
        k = lerp(26, 110, t) * U;
      line(mix(p.a, '#ffffff', 0.3), lerp(2, 7, t) * U, [[px, y], [px, y - k]]);
      disc(px, y - k, lerp(3, 9, t) * U, p.a);
      if (i < 5) {
        const u = (i + 1.2) / 6;
        const ny = lerp(top + 12 * U, H, u ** 1.4);
        g.strokeStyle = `rgba(190,60,70,.8)`;
        g.lineWidth = lerp(2, 6, t) * U;
        g.beginPath();
        g.moveTo(px, y - k * 0.9);
        g.quadraticCurveTo((px + x + s * S * (edge(u * 1.5) + 0.03)) / 2, (y + ny) / 2 - k * 0.4, x + s * S * (edge(u * 1.5) + 0.03), ny - lerp(26, 110, u) * U * 0.9);
        g.stroke();
      }
    });
  for (const s of [-1, 1])
    times(13, (i) => {
      const t = 0.2 + (i / 13) * 0.8,
        y = lerp(top, H * 1.04, t ** 1.3);
      someone(x + s * S * (edge(t * 1.5) + rr(0.1, 0.55)), y, lerp(60, 230, t) * U, mix(ink, p.mist, 0.12 * (1 - t)));
      if (R() < 0.42) {
        const fx = x + s * S * (edge(t * 1.5) + rr(0.08, 0.4));
        glow(fx, y - lerp(50, 190, t) * U, rr(30, 90) * U, '#ffffff', rr(0.5, 1));
        disc(fx, y - lerp(50, 190, t) * U, 4 * U, '#ffffff');
      }
    });
  times(guests, (i) => {
    const t = 0.12 + i * 0.14;
    person(x + (i % 2 ? 1 : -1) * S * 0.05 * (1 + t), lerp(top, H, t ** 1.4), lerp(80, 220, t) * U, ink, { skirt: i % 2 === 0, coat: i % 2 === 1 });
  });
  if (blossoms) branch(-20 * U, H * 0.3, 150 * U, -0.35, ink, p.a);
  dust(80, p.sun, { a: 0.6 });
}

/** A screening: the beam over the rows, a picture on the screen that is light alone. */
export function screening(p, { cx = 0.5, sun = true }) {
  rect(0, 0, W, H, grad([[0, dark(p.sky[0], 0.5)], [1, '#030208']]));
  const x = W * cx,
    w = W * 0.66,
    y = H * 0.12,
    h = H * 0.42;
  rect(x - w / 2, y, w, h, grad(p.sky.map((c, i) => [i / (p.sky.length - 1), c]), 0, y, 0, y + h));
  g.save();
  g.beginPath();
  g.rect(x - w / 2, y, w, h);
  g.clip();
  if (sun) {
    glow(x + w * 0.12, y + h * 0.62, h * 0.8, p.sun, 0.9);
    disc(x + w * 0.12, y + h * 0.62, h * 0.16, p.sun);
  }
  times(3, (i) => {
    const points = Array.from({ length: 40 }, (_, k) => [x - w / 2 + (w * k) / 39, y + h * (0.66 + i * 0.11 - 0.1 * Math.sin(k * (0.16 + i * 0.05) + i * 2.2))]);
    poly(mix(p.far, p.near, 0.2 + i * 0.38), [...points, [x + w / 2, y + h], [x - w / 2, y + h]]);
  });
  g.restore();
  glow(x, y + h * 0.5, S * 1.1, p.mist, 0.4);
  blended('screen', () => poly(grad([[0, p.sun, 0.03], [1, p.sun, 0.2]], 0, H, 0, y), [[x - W * 0.02, H], [x + W * 0.02, H], [x + w / 2, y], [x + w / 2, y + h], [x - w / 2, y + h], [x - w / 2, y]]), 10);
  times(6, (r) => {
    const k = 0.55 + r * 0.34,
      yy = H * (0.6 + r * 0.082),
      c = mix(ink, p.mist, 0.3 - r * 0.052);
    times(Math.ceil(W / (84 * U * k)) + 1, (i) => {
      const hx = i * 84 * U * k + (r % 2) * 42 * U * k;
      rect(hx - 34 * U * k, yy + 22 * U * k, 68 * U * k, 90 * U * k, dark(mix(p.b, ink, 0.7 + r * 0.04), 0.2));
      if (R() < 0.82) {
        disc(hx + rr(-5, 5) * U, yy + rr(-4, 6) * U, 19 * U * k, c, 1, 23 * U * k);
        disc(hx, yy + 50 * U * k, 34 * U * k, c, 1, 30 * U * k);
      }
    });
  });
  dust(90, p.sun, { y0: 0.1, y1: 0.7, a: 0.45 });
}
