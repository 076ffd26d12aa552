// What drawPictures.ts calls in the page: one scene, finished and lettered, on the canvas.
import {
  H,
  U,
  W,
  at,
  css,
  dark,
  disc,
  g,
  grad,
  grain,
  light,
  mix,
  poly,
  rect,
  saved,
  setup,
  shade,
  times,
  vignette,
  withHeight,
} from './canvas.js';
import { bust } from './figures.js';
import { logosOf } from './logos.js';
import * as scenes from './scenes/index.js';

const serif = '"Noto Serif CJK SC"',
  sans = '"Noto Sans CJK SC"';

/** Large Chinese title with its English line; `place`: top, bottom, left, right. */
function letter({ zh, en, place, ink = '#fff6e6', face = 'serif' }) {
  const title = zh ?? en,
    chars = [...title],
    family = face === 'sans' ? sans : serif,
    latin = !zh;
  saved(() => {
    g.fillStyle = css(ink);
    g.shadowColor = ink === '#fff6e6' ? 'rgba(0,0,0,.55)' : 'rgba(255,255,255,.35)';
    g.shadowBlur = 20 * U;
    g.textBaseline = 'alphabetic';
    if (place === 'left' || place === 'right') {
      const size = W * Math.min(0.15, 0.78 / chars.length),
        x = place === 'right' ? W * 0.86 : W * 0.14,
        y = H * 0.08 + size * 0.85;
      g.font = `900 ${size}px ${family}`;
      g.textAlign = 'center';
      chars.forEach((c, i) => g.fillText(c, x, y + i * size * 1.1));
      if (en) {
        g.font = `600 ${W * 0.028}px "DejaVu Sans"`;
        g.letterSpacing = `${W * 0.007}px`;
        g.translate(place === 'right' ? x - size * 0.74 : x + size * 0.84, H * 0.085);
        g.rotate(Math.PI / 2);
        g.textAlign = 'left';
        g.globalAlpha = 0.92;
        g.fillText(en.toUpperCase(), 0, 0);
      }
      return;
    }
    g.textAlign = 'center';
    const y = place === 'bottom' ? H * 0.895 : H * 0.165;
    if (latin) {
      const words = title.split(' '),
        half = Math.ceil(words.length / 2),
        lines = words.length > 2 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [title];
      let size = W * 0.15;
      g.font = `700 ${size}px "DejaVu Serif"`;
      size *= Math.min(1, (W * 0.86) / Math.max(...lines.map((l) => g.measureText(l).width)));
      g.font = `700 ${size}px "DejaVu Serif"`;
      lines.forEach((l, i) =>
        g.fillText(l, W / 2, y + (i - (place === 'bottom' ? 1 : 0) * (lines.length - 1)) * size * 1.12),
      );
      return;
    }
    const size = Math.min(W * 0.185, (W * 0.86) / (chars.length * 1.05));
    g.font = `900 ${size}px ${family}`;
    g.letterSpacing = `${size * 0.05}px`;
    g.fillText(title, W / 2 + size * 0.025, y);
    if (en) {
      let px = W * 0.03;
      g.letterSpacing = `${W * 0.008}px`;
      g.font = `600 ${px}px "DejaVu Sans"`;
      const wide = g.measureText(en.toUpperCase()).width;
      if (wide > W * 0.88) px *= (W * 0.88) / wide;
      g.font = `600 ${px}px "DejaVu Sans"`;
      g.globalAlpha = 0.92;
      g.fillText(en.toUpperCase(), W / 2, y + W * 0.072);
    }
  });
}

/** A darker band under the lettering where the scene is busy or bright. */
function seat(place, ink) {
  if (ink !== '#fff6e6') return;
  if (place === 'top') shade(0.34, 0, 0.6);
  if (place === 'bottom') shade(0.66, 0.9, 0.5);
  if (place === 'left' || place === 'right') {
    g.save();
    g.globalCompositeOperation = 'multiply';
    const [a, b] = place === 'left' ? [W * 0.42, 0] : [W * 0.58, W];
    g.fillStyle = grad(
      [
        [0, '#ffffff'],
        [1, mix('#ffffff', '#1a1030', 0.55)],
      ],
      a,
      0,
      b,
      0,
    );
    g.fillRect(Math.min(a, b), 0, W * 0.42, H * 0.8);
    g.restore();
  }
}

function scene({ scene: name, palette, options = {}, seed, width, height, keep = 1, title, finish = {} }) {
  setup(width, height, seed);
  if (keep < 1) {
    withHeight(Math.round(height * keep), () => scenes[name](palette, options));
    const y = Math.round(height * keep);
    const foot = g.getImageData(Math.round(width / 2), y - 3, 1, 1).data;
    const c = mix([foot[0], foot[1], foot[2]], '#0d041a', 0.55);
    rect(
      0,
      y - 1,
      width,
      height - y + 1,
      grad(
        [
          [0, c],
          [1, '#0d041a'],
        ],
        0,
        y,
        0,
        height,
      ),
    );
    rect(
      0,
      y - 120 * U,
      width,
      121 * U,
      grad(
        [
          [0, c, 0],
          [1, c, 1],
        ],
        0,
        y - 120 * U,
        0,
        y,
      ),
    );
  } else scenes[name](palette, options);
  vignette(finish.vignette ?? 0.4);
  if (title) {
    seat(title.place, title.ink ?? '#fff6e6');
  }
  grain(finish.grain ?? 0.04);
  if (title) letter(title);
}

/** A seller's mark: simple geometry on a square of colour. */
function logo({ shape, ground, ink, accent, size }) {
  setup(size, size, 7);
  rect(
    0,
    0,
    W,
    H,
    grad([
      [0, light(ground, 0.08)],
      [1, dark(ground, 0.18)],
    ]),
  );
  const c = W / 2,
    s = W / 100,
    ring = (x, y, r, w, col, a = 0, b = 7) => {
      g.strokeStyle = css(col);
      g.lineWidth = w;
      g.lineCap = 'butt';
      g.beginPath();
      g.arc(x, y, r, a, b);
      g.stroke();
    };
  const marks = {
    ...logosOf({ s, c, ground, ink, accent }),
    steps: () => {
      for (let i = 0; i < 4; i++)
        rect(22 * s + i * 14 * s, 68 * s - i * 13 * s, (56 - i * 14) * s, 9 * s, i === 3 ? accent : ink);
    },
    waves: () => {
      for (let i = 0; i < 3; i++) {
        g.strokeStyle = css(i === 1 ? accent : ink);
        g.lineWidth = 7 * s;
        g.lineCap = 'round';
        g.beginPath();
        for (let x = 22; x <= 78; x++) {
          const y = (36 + i * 15 + Math.sin((x - 22) * 0.225) * 6) * s;
          x === 22 ? g.moveTo(x * s, y) : g.lineTo(x * s, y);
        }
        g.stroke();
      }
    },
    fold: () => {
      poly(ink, [
        [24 * s, 72 * s],
        [50 * s, 24 * s],
        [50 * s, 72 * s],
      ]);
      poly(accent, [
        [54 * s, 24 * s],
        [78 * s, 72 * s],
        [54 * s, 72 * s],
      ]);
    },
    flower: () => {
      times(5, (i) => at(c, c, s, () => disc(0, -19, 11, ink, 1, 15), i * 1.2566));
      disc(c, c, 8 * s, accent);
    },
    nine: () => {
      for (let i = 0; i < 9; i++)
        rect((25 + (i % 3) * 18) * s, (25 + Math.floor(i / 3) * 18) * s, 14 * s, 14 * s, i === 4 ? accent : ink);
    },
    star: () => {
      poly(
        ink,
        Array.from({ length: 8 }, (_, i) => {
          const a = i * 0.7854 - 1.5708,
            r = (i % 2 ? 11 : 33) * s;
          return [c + Math.cos(a) * r, c - 4 * s + Math.sin(a) * r];
        }),
      );
      rect(24 * s, 80 * s, 52 * s, 5 * s, accent);
    },
    lamp: () => {
      g.fillStyle = css(ink);
      g.beginPath();
      g.arc(c, c + 4 * s, 27 * s, 0, Math.PI);
      g.fill();
      poly(accent, [
        [c, 18 * s],
        [c + 11 * s, 42 * s],
        [c, 50 * s],
        [c - 11 * s, 42 * s],
      ]);
    },
    compass: () => {
      ring(c, c, 29 * s, 5 * s, ink);
      poly(accent, [
        [c, 76 * s],
        [c - 9 * s, 44 * s],
        [c + 9 * s, 44 * s],
      ]);
      poly(ink, [
        [c, 26 * s],
        [c - 9 * s, 44 * s],
        [c + 9 * s, 44 * s],
      ]);
    },
    cape: () => {
      ring(c, 62 * s, 28 * s, 7 * s, ink, Math.PI, 0);
      ring(c, 62 * s, 14 * s, 7 * s, accent, Math.PI, 0);
      rect(18 * s, 66 * s, 64 * s, 6 * s, ink);
    },
    ridge: () => {
      poly(ink, [
        [16 * s, 72 * s],
        [40 * s, 30 * s],
        [52 * s, 50 * s],
        [62 * s, 38 * s],
        [84 * s, 72 * s],
      ]);
      disc(70 * s, 27 * s, 7 * s, accent);
    },
  };
  marks[shape]();
}

/** A faceless profile on two soft colours. */
function portrait({ palette: p, flip, size, seed }) {
  setup(size, size, seed);
  rect(
    0,
    0,
    W,
    H,
    grad(
      [
        [0, p.sky[0]],
        [1, p.sky[1]],
      ],
      0,
      0,
      W,
      H,
    ),
  );
  disc(
    W * (flip > 0 ? 0.6 : 0.4),
    H * 0.42,
    W * 0.34,
    grad(
      [
        [0, light(p.sun, 0.2)],
        [1, p.b],
      ],
      0,
      H * 0.1,
      0,
      H * 0.8,
    ),
    0.9,
  );
  bust(W * 0.5, H * 1.02, W * 0.86, flip, dark(p.near, 0.1), p.sun);
  grain(0.03);
}

const kinds = { scene, logo, portrait };
window.drawPicture = (kind, spec) => {
  kinds[kind](spec);
  return document.getElementById('c').toDataURL('image/png');
};
window.ready = true;
