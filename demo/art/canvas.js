// The canvas, its random stream and the strokes every scene is made of. Runs in the browser page that drawPictures.ts opens.
// `g`, `W`, `H`, `U` and `S` are live bindings, reset by `setup` for each picture.

export let g; // 2D context
export let W = 0; // width
export let H = 0; // height
export let U = 1; // one pixel of a 720-pixel-wide poster
export let S = 0; // size for subjects, so that they fit both upright and wide frames

// ---- seeded randomness
let state = 1;
export function R() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
export const rr = (a, b) => a + (b - a) * R();
export const pick = (list) => list[Math.floor(R() * list.length)];
export const times = (n, fn) => {
  for (let i = 0; i < n; i++) fn(i, n > 1 ? i / (n - 1) : 0);
};

// ---- numbers
export const lerp = (a, b, t) => a + (b - a) * t;
export const clamp = (x, a = 0, b = 1) => (x < a ? a : x > b ? b : x);
export const smooth = (a, b, x) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

// ---- gradient noise
let perm = [];
function shufflePermutation() {
  const p = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(R() * (i + 1));
    [p[i], p[j]] = [p[j], p[i]];
  }
  perm = p.concat(p);
}
const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);
function slope(hash, x, y) {
  const h = hash & 7,
    u = h < 4 ? x : y,
    v = h < 4 ? y : x;
  return (h & 1 ? -u : u) + (h & 2 ? -2 * v : 2 * v);
}
export function noise(px, py) {
  const X = Math.floor(px) & 255,
    Y = Math.floor(py) & 255,
    x = px - Math.floor(px),
    y = py - Math.floor(py);
  const u = fade(x),
    v = fade(y),
    A = perm[X] + Y,
    B = perm[X + 1] + Y;
  return (
    0.5 *
    lerp(
      lerp(slope(perm[A], x, y), slope(perm[B], x - 1, y), u),
      lerp(slope(perm[A + 1], x, y - 1), slope(perm[B + 1], x - 1, y - 1), u),
      v,
    )
  );
}
export function fbm(x, y, octaves = 5) {
  let sum = 0,
    amp = 1,
    total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += amp * noise(x, y);
    total += amp;
    amp *= 0.5;
    x = x * 2.03 + 17;
    y = y * 2.03 + 31;
  }
  return sum / total;
}
export function ridged(x, y, octaves = 6) {
  let sum = 0,
    amp = 0.5,
    weight = 1;
  for (let i = 0; i < octaves; i++) {
    let n = 1 - Math.abs(noise(x, y) * 1.6);
    n *= n * weight;
    weight = clamp(n * 1.6);
    sum += n * amp;
    amp *= 0.5;
    x = x * 2.1 + 11;
    y = y * 2.1 + 7;
  }
  return sum;
}

// ---- colour
export function hex(value) {
  const h = value.slice(1);
  return [0, 2, 4].map((i) => Number.parseInt(h.slice(i, i + 2), 16));
}
const rgb = (c) => (typeof c === 'string' ? hex(c) : c);
export const mix = (a, b, t) => {
  const p = rgb(a),
    q = rgb(b);
  return [0, 1, 2].map((i) => lerp(p[i], q[i], t));
};
export const css = (c, alpha = 1) =>
  `rgba(${rgb(c)
    .map((x) => x | 0)
    .slice(0, 3)
    .join(',')},${alpha})`;
export const dark = (c, t) => mix(c, '#000000', t);
export const light = (c, t) => mix(c, '#ffffff', t);

// ---- frame
const canvas = () => document.getElementById('c');
export function setup(width, height, seed) {
  W = width;
  H = height;
  U = Math.min(width, height) / 720;
  S = Math.min(width, height * 0.92);
  canvas().width = width;
  canvas().height = height;
  g = canvas().getContext('2d', { willReadFrequently: true });
  state = seed;
  shufflePermutation();
}
/** Draws into a smaller frame of the same canvas, so that a scene can keep to the upper part of a tall picture. */
export function withHeight(height, fn) {
  const [h, u, s] = [H, U, S];
  H = height;
  U = Math.min(W, H) / 720;
  S = Math.min(W, H * 0.92);
  fn();
  H = h;
  U = u;
  S = s;
}

export function grad(stops, x0 = 0, y0 = 0, x1 = 0, y1 = H) {
  const l = g.createLinearGradient(x0, y0, x1, y1);
  for (const [at, c, alpha = 1] of stops) l.addColorStop(at, css(c, alpha));
  return l;
}
export function sky(p, to = 1) {
  const n = p.sky.length - 1;
  g.fillStyle = grad(p.sky.map((c, i) => [(i / n) * to, c]).concat(to < 1 ? [[1, p.sky[n]]] : []));
  g.fillRect(0, 0, W, H);
}
export function saved(fn) {
  g.save();
  fn();
  g.restore();
}
export function blended(mode, fn, blur = 0) {
  g.save();
  g.globalCompositeOperation = mode;
  if (blur) g.filter = `blur(${blur * U}px)`;
  fn();
  g.restore();
}
export function at(x, y, scale, fn, turn = 0) {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.scale(scale, scale);
  fn();
  g.restore();
}

// ---- marks
export function rect(x, y, w, h, c, a = 1) {
  g.fillStyle = typeof c === 'object' && !Array.isArray(c) ? c : css(c, a);
  g.fillRect(x, y, w, h);
}
export function disc(x, y, r, c, a = 1, ry = r) {
  g.fillStyle = typeof c === 'object' && !Array.isArray(c) ? c : css(c, a);
  g.beginPath();
  g.ellipse(x, y, r, ry, 0, 0, 7);
  g.fill();
}
export function poly(c, points, a = 1) {
  g.fillStyle = typeof c === 'object' && !Array.isArray(c) ? c : css(c, a);
  g.beginPath();
  points.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
  g.closePath();
  g.fill();
}
export function line(c, width, points, a = 1) {
  g.strokeStyle = css(c, a);
  g.lineWidth = width;
  g.lineCap = 'round';
  g.lineJoin = 'round';
  g.beginPath();
  points.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
  g.stroke();
}
export function curve(c, width, x0, y0, cx, cy, x1, y1, a = 1) {
  g.strokeStyle = css(c, a);
  g.lineWidth = width;
  g.lineCap = 'round';
  g.beginPath();
  g.moveTo(x0, y0);
  g.quadraticCurveTo(cx, cy, x1, y1);
  g.stroke();
}
export function glow(x, y, r, c, a = 1) {
  blended('screen', () => {
    const l = g.createRadialGradient(x, y, 0, x, y, r);
    for (const [o, k] of [
      [0, 1],
      [0.25, 0.45],
      [0.55, 0.14],
      [1, 0],
    ])
      l.addColorStop(o, css(c, a * k));
    g.fillStyle = l;
    g.fillRect(x - r, y - r, 2 * r, 2 * r);
  });
}
export function orb(x, y, r, c) {
  glow(x, y, r * 5, c, 0.5);
  disc(
    x,
    y,
    r,
    grad(
      [
        [0, light(c, 0.55)],
        [1, c],
      ],
      0,
      y - r,
      0,
      y + r,
    ),
  );
}
export function shaft(x, y, angle, length, spread, c, a, blur = 18) {
  blended(
    'screen',
    () => {
      g.translate(x, y);
      g.rotate(angle);
      poly(
        grad(
          [
            [0, c, a],
            [0.5, c, a * 0.35],
            [1, c, 0],
          ],
          0,
          0,
          length,
          0,
        ),
        [
          [0, -2 * U],
          [length, -spread],
          [length, spread],
          [0, 2 * U],
        ],
      );
    },
    blur,
  );
}
export function dust(n, c, { r0 = 0.5, r1 = 2.2, y0 = 0, y1 = 1, a = 0.6 } = {}) {
  times(n, () => disc(R() * W, H * rr(y0, y1), rr(r0, r1) * U, c, rr(0.1, a)));
}
export function stars(n, yMax = 0.7) {
  times(n, () => {
    const x = R() * W,
      y = R() ** 1.3 * yMax * H,
      r = R() ** 6 * 1.8 * U + 0.5 * U;
    disc(x, y, r, '#ffffff', rr(0.15, 0.9) * (1 - (y / (yMax * H)) * 0.7));
  });
}
export function rain(n = 420, a = 0.14) {
  times(n, () => {
    const x = R() * W * 1.2,
      y = R() * H,
      l = rr(20, 60) * U;
    line(
      '#d2dcff',
      1.2 * U,
      [
        [x, y],
        [x - l * 0.22, y + l],
      ],
      a,
    );
  });
}
export function snow(n = 320, c = '#ffffff') {
  times(n, () => disc(R() * W, R() * H, R() ** 3 * 4 * U + 0.5 * U, c, rr(0.1, 0.75)));
}
export function petals(n, c) {
  times(n, () => at(R() * W, R() * H, U, () => disc(0, 0, rr(2, 6), c, rr(0.3, 0.85), rr(1, 2.6)), R() * 6));
}
export function birds(n, x, y, spread, c) {
  times(n, () => {
    const bx = x + rr(-1, 1) * spread * 4,
      by = y + rr(-1, 1) * spread * 1.2,
      w = spread * rr(0.12, 0.3);
    curve(c, 1.6 * U, bx - w, by - w * 0.3, bx - w * 0.4, by - w * 0.5, bx, by, 0.8);
    curve(c, 1.6 * U, bx, by, bx + w * 0.4, by - w * 0.5, bx + w, by - w * 0.3, 0.8);
  });
}

// ---- textures computed pixel by pixel at reduced size
export function pixels(fn, scale = 2, mode = 'source-over') {
  const w = Math.ceil(W / scale),
    h = Math.ceil(H / scale),
    image = new ImageData(w, h),
    d = image.data;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const c = fn(x / w, y / h, x * scale, y * scale),
        i = (y * w + x) * 4;
      d[i] = c[0];
      d[i + 1] = c[1];
      d[i + 2] = c[2];
      d[i + 3] = c[3] === undefined ? 255 : c[3] * 255;
    }
  const off = new OffscreenCanvas(w, h);
  off.getContext('2d').putImageData(image, 0, 0);
  blended(mode, () => {
    g.imageSmoothingQuality = 'high';
    g.drawImage(off, 0, 0, W, H);
  });
}
export function clouds(c, { sx = 3, sy = 6, lo = 0.02, hi = 0.5, a = 0.6, y0 = 0, y1 = 1, shift = R() * 40 } = {}) {
  const ratio = W / H,
    tint = rgb(c);
  pixels(
    (u, v) => {
      const n = fbm(u * sx * ratio + shift, v * sy, 5) + 0.5 * fbm(u * sx * 2 * ratio + 9 + shift, v * sy * 2 + 4, 3);
      return [...tint, smooth(lo, hi, n) * smooth(y0 - 0.001, y0 + 0.12, v) * (1 - smooth(y1 - 0.25, y1, v)) * a];
    },
    4,
    'screen',
  );
}
/** A mountain ridge from edge to edge; returns its outline. */
export function ridge(base, amp, freq, top, foot, offset) {
  const points = [];
  for (let x = -2; x <= W + 2; x += 2) {
    const u = x / H;
    points.push([
      x,
      base * H -
        (ridged(u * freq + offset, offset * 1.7) - 0.35) * amp * H -
        fbm(u * freq * 0.5 + offset, 3) * amp * 0.7 * H,
    ]);
  }
  const peak = Math.min(...points.map((q) => q[1]));
  poly(
    grad(
      [
        [0, top],
        [0.55, mix(top, foot, 0.6)],
        [1, foot],
      ],
      0,
      peak,
      0,
      Math.min(H, peak + amp * H * 2.2),
    ),
    [...points, [W + 2, H], [-2, H]],
  );
  return points;
}
/** A soft hill line; `height(u)` is the fraction of the frame. */
export function hill(height, fill, step = 4) {
  const points = [];
  for (let x = -step; x <= W + step; x += step) points.push([x, height(x / W) * H]);
  poly(fill, [...points, [W + step, H], [-step, H]]);
  return points;
}
/** Mirrors what stands above `y0` (fraction) into water below it. */
export function reflect(y0, { a = 0.55, ripple = 3, tint = '#000000', dim = 0.25, to = 1 } = {}) {
  const y = Math.round(y0 * H),
    source = new OffscreenCanvas(W, H);
  source.getContext('2d').drawImage(canvas(), 0, 0);
  saved(() => {
    g.globalAlpha = a;
    for (let i = 0; i < (to - y0) * H; i += 2) {
      const sy = y - i * 1.1 - 2;
      if (sy < 0) break;
      g.drawImage(source, 0, sy, W, 2, Math.sin(i * 0.21) * ripple * U * (0.4 + i / (H * 0.3)), y + i, W, 2);
    }
  });
  blended('multiply', () =>
    rect(
      0,
      y,
      W,
      H * to - y,
      grad(
        [
          [0, light(tint, 1 - dim)],
          [1, mix(tint, '#404060', 0.3)],
        ],
        0,
        y,
        0,
        H * to,
      ),
    ),
  );
}

// ---- finish
export function vignette(a = 0.5) {
  blended('multiply', () => {
    const l = g.createRadialGradient(W / 2, H * 0.45, Math.min(W, H) * 0.3, W / 2, H * 0.5, Math.hypot(W, H) * 0.62),
      k = Math.round(255 * (1 - a));
    l.addColorStop(0, '#fff');
    l.addColorStop(1, `rgb(${k},${k},${Math.min(255, k + 14)})`);
    g.fillStyle = l;
    g.fillRect(0, 0, W, H);
  });
}
export function shade(from, to, depth, c = '#1a1030') {
  blended('multiply', () =>
    rect(
      0,
      Math.min(from, to) * H,
      W,
      Math.abs(to - from) * H,
      grad(
        [
          [0, '#ffffff'],
          [1, mix('#ffffff', c, depth)],
        ],
        0,
        from * H,
        0,
        to * H,
      ),
    ),
  );
}
export function grain(a = 0.05) {
  const image = g.getImageData(0, 0, W, H),
    d = image.data;
  for (let i = 0; i < d.length; i += 4) {
    const k = (R() + R() - 1) * 255 * a * (0.35 + 0.65 * (1 - Math.abs(((d[i] + d[i + 1] + d[i + 2]) / 765) * 2 - 1)));
    d[i] += k;
    d[i + 1] += k;
    d[i + 2] += k;
  }
  g.putImageData(image, 0, 0);
}
