// Silhouettes that tell a festival's city from afar. Each stands on (x, y) with height h; c its body, lit its lights.
import { R, U, at, curve, dark, disc, g, glow, grad, light, line, mix, poly, rect, rr, times } from './canvas.js';
import { boat, hall, pine } from './figures.js';

const body = (x, y, h, c, lit) => grad([[0, mix(c, lit, 0.16)], [1, c]], x, y - h, x, y);
const dots = (n, place, c) => times(n, (i, t) => disc(...place(i, t), rr(0.9, 2) * U, c, rr(0.55, 1)));

/** Lit windows in a box. */
function windows(x, y, w, h, c, density = 0.4, cell = 7) {
  const s = cell * U;
  for (let yy = y + s; yy < y + h - s; yy += s * 1.7)
    for (let xx = x + s * 0.7; xx < x + w - s * 0.8; xx += s * 1.5)
      if (R() < density) rect(xx, yy, s * 0.75, s * 0.8, c, rr(0.25, 0.95));
}
function tower(x, y, w, h, c, lit, top = 'flat') {
  rect(x - w / 2, y - h, w, h, body(x, y, h, c, lit));
  windows(x - w / 2, y - h, w, h, lit, 0.34);
  if (top === 'slant') poly(c, [[x - w / 2, y - h], [x + w / 2, y - h], [x + w / 2, y - h * 1.12]]);
  if (top === 'crown')
    times(5, (i) => rect(x - w / 2 + (w * i) / 5 + w * 0.03, y - h - w * (0.16 + 0.1 * (i % 2)), w * 0.12, w * 0.3, c));
  if (top === 'spire') line(c, w * 0.06, [[x, y - h], [x, y - h * 1.22]]);
}

/** A tower of spheres between its legs. */
function pearl(x, y, h, c, lit, b) {
  const w = h * 0.055;
  for (const s of [-1, 1]) line(c, w * 0.5, [[x + s * h * 0.17, y], [x + s * w * 0.4, y - h * 0.3]]);
  for (const s of [-1, 0, 1]) line(mix(c, lit, 0.08), w * 0.55, [[x + s * w, y], [x + s * w, y - h * 0.66]]);
  const sphere = (yy, r) => {
    glow(x, yy, r * 3.4, b, 0.7);
    disc(x, yy, r, grad([[0, mix(b, '#ffffff', 0.25)], [0.55, mix(b, c, 0.35)], [1, c]], x, yy - r, x, yy + r));
    for (const k of [-0.35, 0, 0.35]) line(lit, 1.6 * U, [[x - r * Math.sqrt(1 - k * k) * 0.96, yy + r * k], [x + r * Math.sqrt(1 - k * k) * 0.96, yy + r * k]], 0.85);
  };
  sphere(y - h * 0.3, h * 0.115);
  sphere(y - h * 0.66, h * 0.083);
  rect(x - w * 0.4, y - h * 0.84, w * 0.8, h * 0.12, c);
  sphere(y - h * 0.82, h * 0.03);
  line(c, w * 0.22, [[x, y - h * 0.84], [x, y - h * 1.06]]);
  tower(x + h * 0.5, y, h * 0.17, h * 0.86, mix(c, lit, 0.04), lit, 'slant');
  tower(x + h * 0.78, y, h * 0.15, h * 0.66, c, lit, 'crown');
  tower(x - h * 0.42, y, h * 0.16, h * 0.48, c, lit);
}
/** A round hall of three roofs on its terraces. */
function altar(x, y, h, c, lit) {
  times(3, (i) => {
    const w = h * (1.1 - i * 0.16);
    rect(x - w / 2, y - h * 0.07 * (i + 1), w, h * 0.07, mix(c, lit, 0.1 + i * 0.06));
    rect(x - w / 2, y - h * 0.07 * (i + 1), w, h * 0.012, lit, 0.6);
  });
  const roof = (yy, w, k) => {
    g.fillStyle = body(x, yy, k, mix(c, '#2a4a9a', 0.25), lit);
    g.beginPath();
    g.moveTo(x - w, yy + k * 0.12);
    g.quadraticCurveTo(x - w * 0.5, yy - k * 0.25, x - w * 0.22, yy - k);
    g.lineTo(x + w * 0.22, yy - k);
    g.quadraticCurveTo(x + w * 0.5, yy - k * 0.25, x + w, yy + k * 0.12);
    g.closePath();
    g.fill();
    line(lit, 1.6 * U, [[x - w, yy + k * 0.13], [x + w, yy + k * 0.13]], 0.8);
  };
  const wall = (yy, w, k) => {
    rect(x - w, yy, w * 2, k, mix(c, '#8a2020', 0.35));
    times(9, (i) => rect(x - w + (w * 2 * (i + 0.25)) / 9, yy + k * 0.15, (w * 2 * 0.5) / 9, k * 0.8, lit, rr(0.55, 0.95)));
  };
  wall(y - h * 0.42, h * 0.3, h * 0.21);
  roof(y - h * 0.42, h * 0.46, h * 0.12);
  wall(y - h * 0.6, h * 0.23, h * 0.09);
  roof(y - h * 0.6, h * 0.36, h * 0.11);
  wall(y - h * 0.76, h * 0.16, h * 0.08);
  roof(y - h * 0.76, h * 0.28, h * 0.2);
  disc(x, y - h * 0.99, h * 0.028, lit);
}
/** A wall of towers under its hill, a junk in front. */
function junk(x, y, h, c, lit, b) {
  poly(grad([[0, mix(c, lit, 0.14)], [1, c]], 0, y - h * 0.9, 0, y), [[x - h * 1.6, y], [x - h * 0.7, y - h * 0.5], [x - h * 0.1, y - h * 0.78], [x + h * 0.5, y - h * 0.6], [x + h * 1.5, y - h * 0.32], [x + h * 1.9, y]], 0.7);
  for (const [d, w, k, top] of [[-1.2, 0.14, 0.42, 'flat'], [-0.92, 0.12, 0.6, 'crown'], [-0.6, 0.16, 0.52, 'flat'], [-0.32, 0.13, 0.98, 'crown'], [0, 0.15, 0.62, 'slant'], [0.3, 0.12, 0.8, 'spire'], [0.56, 0.15, 0.48, 'flat'], [0.86, 0.14, 0.66, 'slant'], [1.15, 0.16, 0.4, 'flat']])
    tower(x + d * h, y, w * h, k * h, mix(c, lit, rr(0, 0.08)), lit, top);
  const jx = x - h * 0.5,
    jy = y + h * 0.22;
  boat(jx, jy, h * 0.5, '#0a0410');
  for (const [d, w, k] of [[-0.1, 0.2, 0.3], [0.08, 0.16, 0.24]])
    poly(mix(b, '#2a0810', 0.2), [[jx + d * h - w * h * 0.5, jy - h * 0.02], [jx + d * h - w * h * 0.35, jy - k * h], [jx + d * h + w * h * 0.2, jy - k * h * 1.08], [jx + d * h + w * h * 0.5, jy - h * 0.03]]);
}
function palm(x, y, h, c) {
  curve(c, h * 0.035, x, y, x + h * 0.06, y - h * 0.5, x + h * 0.02, y - h * 0.9);
  times(11, (i, t) => {
    const a = Math.PI * (1.08 + t * 0.84) + rr(-0.06, 0.06),
      l = h * rr(0.26, 0.36);
    curve(c, h * 0.028, x + h * 0.02, y - h * 0.9, x + h * 0.02 + Math.cos(a) * l * 0.7, y - h * 0.9 + Math.sin(a) * l * 0.85, x + h * 0.02 + Math.cos(a) * l, y - h * 0.9 + Math.sin(a) * l * 0.3 + l * 0.28);
  });
}
/** Steps, a lit palace and palms along the bay. */
function palms(x, y, h, c, lit, b) {
  poly(body(x, y, h * 0.5, c, lit), [[x - h * 0.9, y], [x - h * 0.72, y - h * 0.42], [x - h * 0.2, y - h * 0.5], [x + h * 0.66, y - h * 0.46], [x + h * 0.9, y]]);
  times(5, (r) => rect(x - h * 0.62, y - h * (0.38 - r * 0.065), h * 1.2, h * 0.028, lit, 0.35 + r * 0.1));
  glow(x, y - h * 0.1, h * 0.9, lit, 0.5);
  times(9, (i) => rect(x - h * (0.3 - i * 0.016), y - h * (0.02 + (9 - i) * 0.02), h * (0.6 - i * 0.032), h * 0.016, mix(b, c, i / 22)));
  for (const [d, k] of [[-1.35, 0.72], [-1.02, 0.94], [0.98, 0.86], [1.26, 1.02], [1.6, 0.7]]) palm(x + d * h, y + h * 0.02, h * k, dark(c, 0.45));
}
/** A bell tower, domes and the posts of the lagoon. */
function lagoon(x, y, h, c, lit, b) {
  const w = h * 0.12;
  rect(x - w / 2, y - h * 0.74, w, h * 0.74, body(x, y, h * 0.74, c, lit));
  rect(x - w * 0.58, y - h * 0.84, w * 1.16, h * 0.1, mix(c, lit, 0.16));
  times(3, (i) => rect(x - w * 0.4 + i * w * 0.3, y - h * 0.825, w * 0.18, h * 0.07, lit, 0.9));
  poly(mix(c, b, 0.3), [[x - w * 0.55, y - h * 0.84], [x, y - h * 1.04], [x + w * 0.55, y - h * 0.84]]);
  for (const [d, r] of [[0.55, 0.16], [0.83, 0.12], [0.33, 0.1]]) {
    const dx = x + d * h;
    rect(dx - r * h, y - h * 0.22, r * h * 2, h * 0.22, c);
    disc(dx, y - h * 0.24, r * h * 0.9, body(dx, y - h * 0.24, r * h, c, lit), 1, r * h * 1.08);
    rect(dx - h * 0.012, y - h * (0.26 + r * 1.28), h * 0.024, h * r * 0.34, c);
    times(4, (i) => rect(dx - r * h * 0.7 + i * r * h * 0.38, y - h * 0.19, r * h * 0.18, h * 0.11, lit, 0.8));
  }
  rect(x - h * 1.5, y - h * 0.24, h * 1.3, h * 0.24, c);
  times(17, (i) => rect(x - h * (1.45 - i * 0.073), y - h * 0.17, h * 0.034, h * 0.12, lit, rr(0.3, 0.9)));
  for (const d of [-1.1, -0.98, -0.3, -0.2, 0.9, 1.05]) line('#0a0410', h * 0.018, [[x + d * h, y + h * 0.42], [x + d * h + h * 0.01, y + h * (0.02 + Math.abs(d) * 0.05)]]);
  boat(x - h * 0.66, y + h * 0.3, h * 0.42, '#080310', { man: true });
}
/** A suspension bridge across the bay, its cables alight. */
function bridge(x, y, h, c, lit, b) {
  const deck = y - h * 0.2;
  times(26, (i) => tower(x - h * 2.2 + i * h * 0.18, y, h * rr(0.07, 0.12), h * rr(0.12, 0.42), mix(c, lit, 0.03), lit));
  line(mix(c, lit, 0.35), h * 0.022, [[x - h * 3, deck], [x + h * 3, deck]]);
  dots(90, (_i, t) => [x - h * 3 + t * h * 6, deck - 2 * U], lit);
  for (const s of [-1, 1]) {
    const px = x + s * h * 0.78;
    for (const k of [-1, 1]) line(mix(c, lit, 0.2), h * 0.03, [[px + k * h * 0.035, y], [px + k * h * 0.02, y - h * 0.9]]);
    for (const k of [0.4, 0.62, 0.86]) line(mix(c, lit, 0.2), h * 0.02, [[px - h * 0.03, y - h * k], [px + h * 0.03, y - h * k]]);
    glow(px, y - h * 0.9, h * 0.2, b, 0.9);
    curve(lit, 3 * U, px, y - h * 0.88, px + s * h * 0.7, deck - h * 0.02, px + s * h * 1.5, deck, 0.8);
  }
  const cable = (t) => y - h * (0.26 + 0.62 * (2 * t - 1) ** 2);
  line(lit, 3 * U, Array.from({ length: 41 }, (_, i) => [x - h * 0.78 + (i / 40) * h * 1.56, cable(i / 40)]), 0.9);
  times(31, (_i, t) => line(lit, 1.1 * U, [[x - h * 0.78 + t * h * 1.56, cable(t)], [x - h * 0.78 + t * h * 1.56, deck]], 0.35));
  dots(41, (_i, t) => [x - h * 0.78 + t * h * 1.56, cable(t)], mix(lit, b, 0.3));
}
/** A lattice tower over the roofs. */
function lattice(x, y, h, c, lit, b) {
  times(24, (i) => tower(x - h * 1.9 + i * h * 0.165, y, h * rr(0.09, 0.16), h * rr(0.16, 0.4), mix(c, lit, rr(0, 0.06)), lit));
  const half = (t) => h * (0.2 * (1 - t) ** 1.9 + 0.012);
  glow(x, y - h * 0.45, h * 0.75, b, 0.55);
  for (const s of [-1, 1]) line(mix(b, lit, 0.2), h * 0.022, Array.from({ length: 30 }, (_, i) => [x + s * half(i / 29), y - (i / 29) * h * 0.92]));
  times(17, (i) => {
    const a = i / 17,
      d = (i + 1) / 17,
      tone = i % 4 < 2 ? b : mix(lit, '#ffffff', 0.3);
    line(tone, h * 0.009, [[x - half(a), y - a * h * 0.92], [x + half(d), y - d * h * 0.92]]);
    line(tone, h * 0.009, [[x + half(a), y - a * h * 0.92], [x - half(d), y - d * h * 0.92]]);
  });
  for (const t of [0.36, 0.66]) rect(x - half(t) - h * 0.03, y - h * 0.92 * t - h * 0.03, half(t) * 2 + h * 0.06, h * 0.045, mix(lit, '#ffffff', 0.4));
  line(lit, h * 0.01, [[x, y - h * 0.92], [x, y - h * 1.08]]);
}
/** Three slabs that carry a ship. */
function skypark(x, y, h, c, lit, b) {
  times(18, (i) => tower(x - h * 2.1 + i * h * 0.14, y, h * rr(0.08, 0.13), h * rr(0.14, 0.52), mix(c, lit, 0.05), lit, R() < 0.3 ? 'slant' : 'flat'));
  for (const d of [-0.42, 0, 0.42]) {
    poly(body(x, y, h * 0.7, mix(c, lit, 0.12), lit), [[x + d * h - h * 0.13, y], [x + d * h - h * 0.085, y - h * 0.7], [x + d * h + h * 0.085, y - h * 0.7], [x + d * h + h * 0.13, y]]);
    windows(x + d * h - h * 0.085, y - h * 0.69, h * 0.17, h * 0.66, lit, 0.62, 6);
  }
  poly(mix(c, lit, 0.25), [[x - h * 0.66, y - h * 0.7], [x - h * 0.6, y - h * 0.765], [x + h * 0.56, y - h * 0.775], [x + h * 0.84, y - h * 0.74], [x + h * 0.6, y - h * 0.7]]);
  dots(34, (_i, t) => [x - h * 0.6 + t * h * 1.4, y - h * 0.775], lit);
  times(12, (i) => disc(x - h * 0.5 + i * h * 0.09, y - h * 0.785, h * 0.018, mix(c, '#1a6a4a', 0.5)));
  disc(x - h * 1.1, y - h * 0.02, h * 0.22, body(x, y, h * 0.2, c, b), 1, h * 0.2);
  times(7, (i) => curve(lit, 1.4 * U, x - h * (1.3 - i * 0.066), y - h * 0.02, x - h * (1.2 - i * 0.033), y - h * 0.2, x - h * 1.1, y - h * 0.22, 0.6));
}
/** A television tower with its ball, a gate of columns before it. */
function gate(x, y, h, c, lit, b) {
  times(22, (i) => tower(x - h * 1.9 + i * h * 0.17, y, h * rr(0.12, 0.18), h * rr(0.12, 0.27), mix(c, lit, 0.03), lit));
  poly(mix(c, lit, 0.1), [[x + h * 0.5 - h * 0.03, y], [x + h * 0.5 - h * 0.012, y - h * 0.72], [x + h * 0.5 + h * 0.012, y - h * 0.72], [x + h * 0.5 + h * 0.03, y]]);
  disc(x + h * 0.5, y - h * 0.7, h * 0.065, grad([[0, mix(lit, '#ffffff', 0.3)], [1, c]], 0, y - h * 0.77, 0, y - h * 0.63));
  line(b, h * 0.014, [[x + h * 0.5, y - h * 0.76], [x + h * 0.5, y - h * 1.06]]);
  const gx = x - h * 0.28,
    w = h * 0.62;
  glow(gx, y - h * 0.2, h * 0.8, lit, 0.6);
  times(6, (i) => rect(gx - w / 2 + (w * i) / 5 - h * 0.02, y - h * 0.34, h * 0.04, h * 0.34, grad([[0, mix(lit, c, 0.3)], [1, mix(lit, c, 0.6)]], 0, y - h * 0.34, 0, y)));
  rect(gx - w * 0.55, y - h * 0.41, w * 1.1, h * 0.075, mix(lit, c, 0.45));
  rect(gx - w * 0.3, y - h * 0.47, w * 0.6, h * 0.06, mix(lit, c, 0.55));
  times(4, (i) => disc(gx - w * 0.12 + i * w * 0.08, y - h * 0.5, h * 0.022, c, 1, h * 0.035));
}
/** A clock tower and a wheel on the river. */
function wheel(x, y, h, c, lit, b) {
  rect(x - h * 1.5, y - h * 0.2, h * 1.4, h * 0.2, c);
  times(26, (i) => rect(x - h * (1.48 - i * 0.053), y - h * 0.16, h * 0.02, h * 0.12, lit, rr(0.4, 0.95)));
  times(9, (i) => line(c, h * 0.012, [[x - h * (1.45 - i * 0.16), y - h * 0.2], [x - h * (1.45 - i * 0.16), y - h * 0.28]]));
  const w = h * 0.11;
  rect(x - w / 2, y - h * 0.72, w, h * 0.72, body(x, y, h * 0.72, c, lit));
  disc(x, y - h * 0.64, w * 0.36, mix(lit, '#ffffff', 0.4));
  glow(x, y - h * 0.64, w * 1.6, lit, 0.8);
  poly(c, [[x - w * 0.56, y - h * 0.72], [x, y - h * 0.98], [x + w * 0.56, y - h * 0.72]]);
  const cx = x + h * 0.72,
    r = h * 0.36;
  g.lineWidth = 3 * U;
  g.strokeStyle = `rgba(255,255,255,.35)`;
  g.beginPath();
  g.arc(cx, y - r * 1.1, r, 0, 7);
  g.stroke();
  times(32, (i) => {
    const a = (i / 32) * Math.PI * 2;
    line(mix(c, lit, 0.4), 1 * U, [[cx, y - r * 1.1], [cx + Math.cos(a) * r, y - r * 1.1 + Math.sin(a) * r]], 0.5);
    disc(cx + Math.cos(a) * r, y - r * 1.1 + Math.sin(a) * r, 3.4 * U, i % 2 ? b : lit);
  });
  for (const s of [-1, 1]) line(c, h * 0.016, [[cx, y - r * 1.1], [cx + s * r * 0.5, y]]);
}
/** A castle and a church over the lake, the Alps behind. */
function alps(x, y, h, c, lit) {
  for (const [d, k, s] of [[-1.5, 0.7, 0.34], [-0.8, 1.02, 0.2], [-0.1, 0.8, 0.28], [0.7, 1.1, 0.16], [1.5, 0.78, 0.3]]) {
    const px = x + d * h;
    poly(grad([[0, mix(c, lit, 0.55)], [0.4, mix(c, lit, s)], [1, c]], 0, y - k * h, 0, y), [[px - h * 0.85, y], [px - h * 0.3, y - k * h * 0.62], [px, y - k * h], [px + h * 0.22, y - k * h * 0.74], [px + h * 0.9, y]]);
    poly('#ffffff', [[px - h * 0.16, y - k * h * 0.8], [px, y - k * h], [px + h * 0.12, y - k * h * 0.86], [px + h * 0.02, y - k * h * 0.78], [px - h * 0.05, y - k * h * 0.86]], 0.5);
  }
  const k = dark(c, 0.35);
  rect(x - h * 0.36, y - h * 0.2, h * 0.5, h * 0.2, k);
  for (const [d, hh] of [[-0.36, 0.34], [-0.06, 0.26], [0.16, 0.3]]) {
    rect(x + d * h - h * 0.05, y - hh * h, h * 0.1, hh * h, k);
    poly(k, [[x + d * h - h * 0.065, y - hh * h], [x + d * h, y - (hh + 0.1) * h], [x + d * h + h * 0.065, y - hh * h]]);
  }
  times(14, (i) => rect(x - h * 0.33 + i * h * 0.033, y - h * rr(0.06, 0.17), h * 0.014, h * 0.02, lit, rr(0.5, 1)));
  times(16, (i) => rect(x + h * (0.3 + i * 0.09), y - h * rr(0.06, 0.14), h * 0.07, h * 0.14, k));
  times(16, (i) => pine(x - h * (0.5 + i * 0.09), y, h * rr(0.12, 0.24), k));
}
/** A pavilion with curved eaves on its terrace by the water. */
function pagoda(x, y, h, c, lit) {
  hall(x, y, h * 1.25, h * 0.86, c, mix(c, lit, 0.28));
  times(9, (i) => rect(x - h * 0.4 + i * h * 0.09, y - h * 0.3, h * 0.06, h * 0.26, lit, rr(0.6, 0.95)));
  times(7, (i) => rect(x - h * 0.27 + i * h * 0.08, y - h * 0.55, h * 0.05, h * 0.1, lit, rr(0.5, 0.9)));
  glow(x, y - h * 0.25, h * 1.1, lit, 0.55);
  for (const d of [-1.35, -1, 1, 1.35]) hall(x + d * h, y, h * 0.55, h * 0.36, dark(c, 0.2), c);
}
/** A beach with tents, palms and strings of lamps. */
function island(x, y, h, c, lit, b) {
  at(0, 0, 1, () => poly(mix(c, lit, 0.12), [[x - h * 2.4, y + h * 0.1], [x - h * 1.2, y - h * 0.06], [x + h * 0.4, y - h * 0.1], [x + h * 1.8, y - h * 0.02], [x + h * 2.6, y + h * 0.1]]));
  for (const [d, w] of [[-0.62, 0.3], [-0.1, 0.4], [0.5, 0.32]]) {
    const tx = x + d * h;
    poly(light(mix(b, c, 0.35), 0.1), [[tx - w * h, y - h * 0.12], [tx - w * h * 0.3, y - h * 0.4], [tx, y - h * 0.52], [tx + w * h * 0.3, y - h * 0.4], [tx + w * h, y - h * 0.12]]);
    rect(tx - w * h * 0.7, y - h * 0.14, w * h * 1.4, h * 0.11, lit, 0.85);
    glow(tx, y - h * 0.1, w * h * 1.6, lit, 0.6);
  }
  for (const [d, k] of [[-1.3, 0.9], [-1.05, 0.66], [0.98, 0.76], [1.24, 1], [1.5, 0.6]]) palm(x + d * h, y, h * k, dark(c, 0.5));
  times(30, (_i, t) => disc(x - h * 1.1 + t * h * 2.2, y - h * (0.62 - 0.16 * Math.sin(t * Math.PI * 3) ** 2), 3 * U, lit, 0.9));
}
/** A dome with its lattice of light. */
function dome(x, y, h, c, lit, b) {
  times(20, (i) => tower(x - h * 1.8 + i * h * 0.19, y, h * rr(0.1, 0.16), h * rr(0.12, 0.44), mix(c, lit, 0.04), lit));
  const r = h * 0.62;
  glow(x, y - r * 0.4, r * 1.8, b, 0.6);
  g.save();
  g.beginPath();
  g.arc(x, y, r, Math.PI, 0);
  g.clip();
  rect(x - r, y - r, r * 2, r, grad([[0, mix(b, c, 0.35)], [1, mix(c, lit, 0.2)]], 0, y - r, 0, y));
  times(15, (_i, t) => curve(lit, 1.6 * U, x - r + t * r * 2, y, x + (t - 0.5) * r * 1.4, y - r * 0.8, x, y - r, 0.6));
  times(7, (_i, t) => line(lit, 1.4 * U, [[x - r, y - r * t * 0.94], [x + r, y - r * t * 0.94]], 0.45));
  g.restore();
  rect(x - r * 1.15, y - h * 0.06, r * 2.3, h * 0.06, mix(c, lit, 0.3));
}

export const landmarks = { pearl, altar, junk, palms, lagoon, bridge, lattice, skypark, gate, wheel, alps, pagoda, island, dome };
