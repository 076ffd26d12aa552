// Silhouettes that scenes share: people, animals, trees, roofs, boats. Each stands on (x, y) with height or size h.
import {
  R,
  U,
  at,
  css,
  dark,
  disc,
  fbm,
  g,
  glow,
  grad,
  hex,
  lerp,
  light,
  line,
  mix,
  pixels,
  poly,
  rect,
  rr,
  saved,
  smooth,
  times,
} from './canvas.js';

function shape(commands) {
  g.beginPath();
  for (const [op, ...v] of commands)
    ({
      M: () => g.moveTo(...v),
      L: () => g.lineTo(...v),
      Q: () => g.quadraticCurveTo(...v),
      C: () => g.bezierCurveTo(...v),
    })[op]();
  g.closePath();
  g.fill();
}

/** A standing figure seen from behind; options: coat, skirt, hat, umbrella, staff, bag, flip. */
export function person(
  x,
  y,
  h,
  c,
  { coat = false, skirt = false, hat = false, umbrella = null, staff = false, bag = false, flip = 1 } = {},
) {
  saved(() => {
    g.translate(x, y);
    g.scale((flip * h) / 100, h / 100);
    g.fillStyle = css(c);
    disc(0, -92, 6.2, c, 1, 7.6);
    if (hat) {
      disc(0, -97, 14, c, 1, 2.6);
      shape([
        ['M', -7, -97],
        ['Q', 0, -110, 7, -97],
      ]);
    }
    if (skirt) {
      shape([
        ['M', -3, -86],
        ['Q', -10, -84, -11, -72],
        ['Q', -9, -58, -7, -52],
        ['Q', -14, -20, -17, 0],
        ['L', 17, 0],
        ['Q', 14, -20, 7, -52],
        ['Q', 9, -58, 11, -72],
        ['Q', 10, -84, 3, -86],
      ]);
      disc(0, -100, 3.6, c);
    } else {
      shape([
        ['M', -3, -86],
        ['Q', -13, -83, -14, -72],
        ['L', coat ? -15 : -11, coat ? -22 : -46],
        ['L', -9, -2],
        ['L', -13, 0],
        ['L', -2, 0],
        ['L', -0.5, -38],
        ['L', 4, -1],
        ['L', 3, 0],
        ['L', 13, 0],
        ['L', 10, -3],
        ['L', coat ? 15 : 10, coat ? -20 : -46],
        ['L', 14, -72],
        ['Q', 13, -83, 3, -86],
      ]);
      if (coat)
        shape([
          ['M', -14, -60],
          ['L', -18, -16],
          ['L', 18, -14],
          ['L', 14, -60],
        ]);
    }
    if (bag) {
      rect(12, -50, 14, 18, c);
      line(c, 1.4, [
        [6, -80],
        [19, -50],
      ]);
    }
    if (umbrella) {
      line(c, 1.6, [
        [9, -60],
        [6, -118],
      ]);
      g.fillStyle = css(umbrella === true ? c : umbrella);
      shape([
        ['M', -30, -106],
        ['Q', -22, -134, 6, -136],
        ['Q', 34, -134, 42, -106],
        ['Q', 33, -112, 24, -106],
        ['Q', 15, -112, 6, -106],
        ['Q', -3, -112, -12, -106],
        ['Q', -21, -112, -30, -106],
      ]);
    }
    if (staff) {
      line(c, 1.8, [
        [20, -100],
        [17, 0],
      ]);
      line(c, 5, [
        [10, -76],
        [19, -64],
      ]);
    }
  });
}
export function child(x, y, h, c, flip = 1) {
  at(x, y, h / 100, () => {
    g.scale(flip, 1);
    disc(0, -84, 13, c, 1, 14);
    g.fillStyle = css(c);
    shape([
      ['M', -5, -72],
      ['Q', -18, -66, -18, -30],
      ['L', -10, -30],
      ['L', -10, 0],
      ['L', -2, 0],
      ['L', 0, -22],
      ['L', 3, 0],
      ['L', 11, 0],
      ['L', 10, -30],
      ['L', 18, -30],
      ['Q', 18, -66, 5, -72],
    ]);
    rect(-14, -62, 8, 24, c);
  });
}

/** Head and shoulders in profile with a rim of light. */
export function bust(x, y, w, flip, c, rim = '#ffbe8c') {
  saved(() => {
    g.translate(x, y);
    g.scale((flip * w) / 100, w / 100);
    const outline = () => {
      g.beginPath();
      g.moveTo(-52, 0);
      for (const v of [
        [-50, -20, -34, -27, -20, -32],
        [-15, -35, -15, -42, -18, -48],
        [-29, -58, -31, -77, -22, -90],
        [-12, -103, 12, -105, 20, -93],
        [24, -87, 24, -82, 23.5, -78],
        [24, -75, 29, -69, 30, -66.5],
        [30.4, -65, 28, -64.4, 26.4, -64],
        [26, -62, 27.6, -61, 27, -59.4],
        [26.8, -58.6, 25.6, -58.4, 25.8, -57.6],
        [26.6, -56.4, 26, -55, 25, -54],
        [25.4, -50, 24, -46.6, 18, -46.6],
        [12, -46.4, 8, -45, 7, -40],
        [7, -34, 12, -31, 20, -28.5],
        [36, -24, 46, -16, 50, 0],
      ])
        g.bezierCurveTo(...v);
      g.closePath();
    };
    outline();
    g.fillStyle = css(c);
    g.fill();
    g.clip();
    g.globalCompositeOperation = 'screen';
    g.filter = 'blur(1.1px)';
    g.lineWidth = 2.2;
    g.strokeStyle = css(rim, 0.6);
    outline();
    g.stroke();
  });
}
export function camel(x, y, s, c) {
  at(x, y, s / 40, () => {
    g.fillStyle = css(c);
    shape([
      ['M', -18, -22],
      ['C', -16, -32, -10, -33, -7, -26],
      ['C', -4, -36, 4, -36, 6, -26],
      ['C', 10, -25, 14, -27, 17, -34],
      ['L', 19, -41],
      ['L', 27, -41],
      ['L', 28, -37],
      ['L', 22, -36],
      ['C', 21, -26, 18, -20, 12, -18],
      ['L', 11, 0],
      ['L', 8.6, 0],
      ['L', 8, -16],
      ['L', 6, 0],
      ['L', 4, 0],
      ['L', 3.4, -16],
      ['L', -10, -16],
      ['L', -10, 0],
      ['L', -12.4, 0],
      ['L', -13, -15],
      ['L', -15, 0],
      ['L', -17, 0],
      ['L', -17, -14],
    ]);
  });
}
export function deer(x, y, h, c, flip = 1) {
  at(x, y, h / 100, () => {
    g.scale(flip, 1);
    g.fillStyle = css(c);
    shape([
      ['M', -34, -50],
      ['C', -20, -58, 8, -56, 18, -60],
      ['C', 24, -66, 26, -76, 27, -82],
      ['L', 25, -88],
      ['L', 31, -86],
      ['C', 36, -85, 42, -80, 46, -76],
      ['L', 44, -72],
      ['L', 35, -73],
      ['C', 34, -60, 30, -48, 22, -42],
      ['L', 22, 0],
      ['L', 18, 0],
      ['L', 17, -36],
      ['L', 13, 0],
      ['L', 9, 0],
      ['L', 9, -36],
      ['L', -20, -34],
      ['L', -21, 0],
      ['L', -25, 0],
      ['L', -27, -28],
      ['L', -31, 0],
      ['L', -35, 0],
      ['L', -34, -32],
      ['C', -37, -40, -37, -46, -34, -50],
    ]);
    for (const s of [-1, 1]) {
      line(c, 2.2, [
        [29, -85],
        [29 + s * 6, -98],
        [29 + s * 13, -106],
        [29 + s * 14, -120],
      ]);
      line(c, 2.2, [
        [29 + s * 9, -102],
        [29 + s * 2, -114],
      ]);
      line(c, 2.2, [
        [29 + s * 13.4, -110],
        [29 + s * 22, -118],
      ]);
    }
  });
}
export function cat(x, y, h, c, flip = 1, eyes = null) {
  at(x, y, h / 100, () => {
    g.scale(flip, 1);
    g.fillStyle = css(c);
    shape([
      ['M', -22, 0],
      ['C', -30, -34, -20, -54, -8, -60],
      ['L', 14, -60],
      ['C', 24, -40, 22, -14, 22, 0],
    ]);
    disc(4, -70, 20, c, 1, 17);
    poly(c, [
      [-14, -76],
      [-13, -98],
      [0, -84],
    ]);
    poly(c, [
      [10, -84],
      [21, -98],
      [22, -74],
    ]);
    g.strokeStyle = css(c);
    g.lineWidth = 8;
    g.lineCap = 'round';
    g.beginPath();
    g.moveTo(-20, -4);
    g.bezierCurveTo(-50, -6, -56, -40, -42, -58);
    g.stroke();
    if (eyes) {
      disc(-3, -71, 2.6, eyes);
      disc(11, -71, 2.6, eyes);
    }
  });
}
export function koi(x, y, l, turn, body, patch) {
  at(
    x,
    y,
    l / 100,
    () => {
      g.fillStyle = css(body);
      shape([
        ['M', 50, 0],
        ['C', 44, -16, 10, -20, -20, -6],
        ['C', -34, -4, -40, -14, -58, -20],
        ['C', -52, -6, -52, 4, -60, 18],
        ['C', -42, 12, -34, 6, -20, 7],
        ['C', 10, 20, 44, 16, 50, 0],
      ]);
      shape([
        ['M', 18, -14],
        ['Q', 6, -34, -6, -32],
        ['Q', 2, -20, 4, -14],
      ]);
      shape([
        ['M', 18, 14],
        ['Q', 6, 34, -6, 32],
        ['Q', 2, 20, 4, 14],
      ]);
      disc(30, 0, 11, patch, 0.95, 9);
      disc(2, -3, 12, patch, 0.9, 8);
      disc(-22, 1, 7, patch, 0.9, 4);
      disc(43, -5, 1.8, '#140a10');
      disc(43, 5, 1.8, '#140a10');
    },
    turn,
  );
}
export function sheep(x, y, s, c) {
  at(x, y, s / 10, () => {
    disc(0, -6, 7, c, 1, 4.6);
    disc(6.4, -8, 2.6, dark(c, 0.6));
    for (const dx of [-4, -2, 3, 5]) rect(dx, -3, 1, 4, dark(c, 0.6));
  });
}
export function panda(x, y, s, white = '#f3efe6', black = '#14161a') {
  at(x, y, s / 100, () => {
    disc(0, -34, 38, white, 1, 36);
    disc(-24, -16, 17, black, 1, 20);
    disc(24, -16, 17, black, 1, 20);
    disc(-20, -104, 10, black);
    disc(20, -104, 10, black);
    disc(0, -82, 28, white, 1, 25);
    disc(-11, -84, 7, black, 1, 9);
    disc(11, -84, 7, black, 1, 9);
    disc(-10, -86, 2, white);
    disc(12, -86, 2, white);
    disc(0, -72, 4, black, 1, 3);
    poly(black, [
      [-36, -54],
      [-20, -62],
      [0, -42],
      [-14, -32],
    ]);
    poly(black, [
      [36, -54],
      [20, -62],
      [0, -42],
      [14, -32],
    ]);
  });
}
export function robot(x, y, h, c, eye) {
  at(x, y, h / 100, () => {
    for (const s of [-1, 1]) {
      rect(s * 14 - 5, -16, 10, 14, dark(c, 0.45));
      g.fillStyle = css(dark(c, 0.6));
      g.beginPath();
      g.roundRect(s * 14 - 9, -6, 18, 6, 3);
      g.fill();
      line(dark(c, 0.35), 5, [
        [s * 26, -48],
        [s * 38, -36],
        [s * 36, -24],
      ]);
    }
    g.fillStyle = grad(
      [
        [0, light(c, 0.3)],
        [1, dark(c, 0.3)],
      ],
      0,
      -60,
      0,
      -14,
    );
    g.beginPath();
    g.roundRect(-28, -58, 56, 44, 14);
    g.fill();
    g.fillStyle = grad(
      [
        [0, light(c, 0.4)],
        [1, dark(c, 0.15)],
      ],
      0,
      -98,
      0,
      -60,
    );
    g.beginPath();
    g.roundRect(-24, -96, 48, 36, 16);
    g.fill();
    g.fillStyle = css(dark(c, 0.75));
    g.beginPath();
    g.roundRect(-18, -89, 36, 20, 10);
    g.fill();
    disc(-8, -79, 4.6, eye);
    disc(8, -79, 4.6, eye);
    line(dark(c, 0.3), 2, [
      [0, -96],
      [0, -108],
    ]);
    disc(0, -110, 3.6, eye);
  });
  glow(x, y - h * 0.8, h * 0.5, eye, 0.4);
}
export function tree(x, y, h, c, depth = 7) {
  const grow = (x0, y0, length, angle, d, width) => {
    if (d < 0) return;
    const x1 = x0 + Math.cos(angle) * length,
      y1 = y0 + Math.sin(angle) * length;
    line(c, width, [
      [x0, y0],
      [x1, y1],
    ]);
    times(R() < 0.25 ? 3 : 2, () =>
      grow(x1, y1, length * rr(0.66, 0.86), angle + rr(-0.55, 0.55), d - 1, width * 0.68),
    );
  };
  grow(x, y, h * 0.24, -Math.PI / 2, depth, h * 0.035);
}
export function branch(x, y, length, angle, c, blossom) {
  const grow = (x0, y0, l, a, d, w) => {
    if (d < 0) return;
    const x1 = x0 + Math.cos(a) * l,
      y1 = y0 + Math.sin(a) * l;
    line(c, w, [
      [x0, y0],
      [x1, y1],
    ]);
    if (d < 4)
      times(3, () => {
        const k = R(),
          bx = lerp(x0, x1, k) + rr(-6, 6) * U,
          by = lerp(y0, y1, k) + rr(-6, 6) * U,
          r = rr(3, 7) * U;
        times(5, (i) =>
          disc(bx + Math.cos(i * 1.26) * r * 0.8, by + Math.sin(i * 1.26) * r * 0.8, r * 0.55, blossom, 0.9),
        );
        disc(bx, by, r * 0.3, '#ffe9a0');
      });
    times(2, () => grow(x1, y1, l * rr(0.68, 0.9), a + rr(-0.6, 0.6), d - 1, w * 0.68));
  };
  grow(x, y, length * 0.3, angle, 5, length * 0.03);
}
export function pine(x, y, h, c, cap = null) {
  rect(x - h * 0.012, y - h * 0.2, h * 0.024, h * 0.2, c);
  times(7, (i) => {
    const t = i / 7,
      yy = y - h * 0.12 - h * 0.86 * t,
      w = h * 0.2 * (1 - t) * rr(0.85, 1.15) + h * 0.015;
    poly(c, [
      [x - w, yy + h * 0.05],
      [x, yy - h * 0.16],
      [x + w, yy + h * 0.05],
    ]);
    if (cap)
      poly(
        cap,
        [
          [x - w * 0.55, yy - h * 0.03],
          [x, yy - h * 0.16],
          [x + w * 0.35, yy - h * 0.07],
        ],
        0.8,
      );
  });
}
/** A two-storeyed hall with upturned eaves. */
export function hall(x, y, w, h, c, c2 = c) {
  g.fillStyle = grad(
    [
      [0, c],
      [1, c2],
    ],
    0,
    y - h,
    0,
    y,
  );
  const eave = (cy, ww, hh) =>
    shape([
      ['M', x - ww * 0.57, cy - hh * 0.3],
      ['Q', x - ww * 0.46, cy - hh * 0.02, x - ww * 0.38, cy - hh * 0.16],
      ['Q', x - ww * 0.24, cy - hh * 0.55, x - ww * 0.2, cy - hh],
      ['L', x + ww * 0.2, cy - hh],
      ['Q', x + ww * 0.24, cy - hh * 0.55, x + ww * 0.38, cy - hh * 0.16],
      ['Q', x + ww * 0.46, cy - hh * 0.02, x + ww * 0.57, cy - hh * 0.3],
      ['Q', x + ww * 0.47, cy + hh * 0.12, x + ww * 0.4, cy + hh * 0.1],
      ['L', x - ww * 0.4, cy + hh * 0.1],
      ['Q', x - ww * 0.47, cy + hh * 0.12, x - ww * 0.57, cy - hh * 0.3],
    ]);
  g.fillRect(x - w * 0.34, y - h * 0.42, w * 0.68, h * 0.42);
  eave(y - h * 0.38, w, h * 0.26);
  g.fillRect(x - w * 0.24, y - h * 0.68, w * 0.48, h * 0.2);
  eave(y - h * 0.64, w * 0.72, h * 0.27);
  shape([
    ['M', x - w * 0.15, y - h * 0.9],
    ['Q', x - w * 0.17, y - h * 0.98, x - w * 0.13, y - h * 0.97],
    ['L', x - w * 0.12, y - h * 0.91],
    ['L', x + w * 0.12, y - h * 0.91],
    ['L', x + w * 0.13, y - h * 0.97],
    ['Q', x + w * 0.17, y - h * 0.98, x + w * 0.15, y - h * 0.9],
  ]);
}
export function lantern(x, y, s, c) {
  glow(x, y, s * 7, c, 0.5);
  disc(x, y, s, mix(c, '#fff2c8', 0.35), 1, s * 0.86);
  rect(x - s * 0.4, y - s * 1.05, s * 0.8, s * 0.22, '#2a0d12');
  rect(x - s * 0.4, y + s * 0.82, s * 0.8, s * 0.22, '#2a0d12');
  g.strokeStyle = css(mix(c, '#3a0d08', 0.45), 0.7);
  g.lineWidth = s * 0.06;
  for (const i of [-2, -1, 0, 1, 2]) {
    g.beginPath();
    g.ellipse(x, y, Math.abs(i) * s * 0.4 + 0.1, s * 0.86, 0, 0, 7);
    g.stroke();
  }
  line(c, s * 0.08, [
    [x, y + s],
    [x, y + s * 1.9],
  ]);
}
export function skyLantern(x, y, q, c) {
  glow(x, y, q * 6, c, 0.5);
  at(
    x,
    y,
    q,
    () => {
      g.fillStyle = grad(
        [
          [0, mix(c, '#b03010', 0.28)],
          [0.55, mix(c, '#ffe9a8', 0.35)],
          [1, mix('#fff6d0', c, 0.1)],
        ],
        0,
        -1.1,
        0,
        1,
      );
      shape([
        ['M', -0.55, 0.95],
        ['Q', -1.02, -0.2, -0.62, -0.95],
        ['Q', 0, -1.35, 0.62, -0.95],
        ['Q', 1.02, -0.2, 0.55, 0.95],
        ['Q', 0, 1.12, -0.55, 0.95],
      ]);
    },
    rr(-0.15, 0.15),
  );
}
export function boat(x, y, l, c, { cabin = null, man = false } = {}) {
  at(x, y, l / 120, () => {
    g.fillStyle = css(c);
    shape([
      ['M', -64, -8],
      ['Q', 0, 24, 68, -12],
      ['Q', 10, 4, -64, -8],
    ]);
    if (cabin) {
      g.fillStyle = css(c);
      shape([
        ['M', -26, 0],
        ['Q', -24, -26, 0, -27],
        ['Q', 24, -26, 28, -2],
      ]);
      rect(-12, -18, 22, 12, cabin, 0.95);
    }
    if (man) person(38, -2, 52, c, { hat: true, coat: true, staff: true });
  });
  if (cabin) glow(x, y - l * 0.1, l * 0.6, cabin, 0.5);
}
export function bicycle(x, y, s, c) {
  at(x, y, s / 100, () => {
    g.lineWidth = 3.4;
    g.strokeStyle = css(c);
    for (const dx of [-32, 34]) {
      g.beginPath();
      g.arc(dx, -20, 20, 0, 7);
      g.stroke();
    }
    line(c, 3.4, [
      [-32, -20],
      [-10, -52],
      [22, -52],
      [34, -20],
      [2, -20],
      [-10, -52],
      [-14, -62],
    ]);
    line(c, 3.4, [
      [22, -52],
      [2, -20],
      [-32, -20],
    ]);
    line(c, 4, [
      [18, -66],
      [22, -52],
    ]);
    line(c, 4, [
      [12, -68],
      [26, -66],
    ]);
    line(c, 5, [
      [-22, -63],
      [-6, -63],
    ]);
  });
}
export function house(x, y, w, h, c, win) {
  poly(c, [
    [x - w * 0.62, y - h * 0.55],
    [x, y - h],
    [x + w * 0.62, y - h * 0.55],
  ]);
  rect(x - w / 2, y - h * 0.56, w, h * 0.56, c);
  rect(x - w * 0.12, y - h * 0.4, w * 0.24, h * 0.2, win);
  glow(x, y - h * 0.3, w, win, 0.35);
}

/** A full moon with its seas. */
export function moon(x, y, r, p) {
  glow(x, y, r * 5, p.sun, 0.55);
  disc(
    x,
    y,
    r,
    grad(
      [
        [0, light(p.sun, 0.7)],
        [1, mix(p.sun, p.mist, 0.2)],
      ],
      0,
      y - r,
      0,
      y + r,
    ),
  );
  pixels(
    (u, v, px, py) => {
      const d = Math.hypot(px - x, py - y) / r;
      return [
        ...hex('#c08a9a'),
        d < 1 ? smooth(-0.05, 0.5, fbm(px / r, py / r, 4)) * 0.36 * (1 - smooth(0.9, 1, d)) : 0,
      ];
    },
    2,
    'multiply',
  );
}
