// Logos of companies on a field of 100 × 100: few large shapes in two colours, so that they read at 40 px too.
import { at, css, disc, g, poly, rect, times } from './canvas.js';

const TURN = Math.PI * 2;

/** `s` is the length of one unit in pixels, `c` the middle. */
export function logosOf({ s, c, ground, ink, accent }) {
  const shape = (color, points) => poly(color, points.map(([x, y]) => [x * s, y * s]));
  const dot = (x, y, r, color) => disc(x * s, y * s, r * s, color);
  const box = (x, y, w, h, color) => rect(x * s, y * s, w * s, h * s, color);
  const stroke = (color, width, draw, cap = 'round') => {
    g.strokeStyle = css(color);
    g.lineWidth = width * s;
    g.lineCap = cap;
    g.lineJoin = 'round';
    g.beginPath();
    draw();
    g.stroke();
  };
  const arc = (x, y, r, width, color, from = 0, to = TURN, cap = 'butt') =>
    stroke(color, width, () => g.arc(x * s, y * s, r * s, from, to), cap);
  const line = (color, width, ...points) =>
    stroke(color, width, () => {
      points.forEach(([x, y], i) => (i ? g.lineTo(x * s, y * s) : g.moveTo(x * s, y * s)));
    });
  const around = (n, draw) => times(n, (i) => at(c, c, s, () => draw(i), (i * TURN) / n));

  return {
    /** An archipelago under a rising sun. */
    islands: () => {
      dot(50, 38, 15, accent);
      for (const [x, y, r] of [[28, 70, 12], [54, 70, 16], [77, 70, 8]]) {
        g.fillStyle = css(ink);
        g.beginPath();
        g.arc(x * s, y * s, r * s, Math.PI, 0);
        g.fill();
      }
      box(16, 76, 68, 5, ink);
    },
    lotus: () => {
      for (const [a, color] of [[-1, ink], [1, ink], [-0.5, ink], [0.5, ink], [0, accent]])
        at(c, 74 * s, s, () => {
          g.fillStyle = css(color);
          g.beginPath();
          g.moveTo(0, 0);
          g.quadraticCurveTo(-16, -26, 0, -50);
          g.quadraticCurveTo(16, -26, 0, 0);
          g.fill();
        }, a);
    },
    river: () => {
      for (const [x, color] of [[34, ink], [50, accent], [66, ink]])
        stroke(color, 7, () => {
          g.moveTo(x * s, 20 * s);
          g.bezierCurveTo((x - 22) * s, 42 * s, (x + 22) * s, 58 * s, x * s, 80 * s);
        });
    },
    strait: () => {
      shape(ink, [[18, 22], [46, 22], [30, 78], [18, 78]]);
      shape(ink, [[82, 22], [66, 22], [50, 78], [82, 78]]);
      dot(50, 36, 6, accent);
    },
    blossom: () => {
      around(6, () => disc(0, -21, 10, ink));
      dot(50, 50, 9, accent);
    },
    wavebars: () => {
      [22, 46, 62, 38, 54].forEach((h, i) => box(20 + i * 13, 50 - h / 2, 8, h, i === 2 ? accent : ink));
    },
    fjord: () => {
      line(ink, 7, [16, 64], [34, 34], [48, 58], [62, 28], [84, 64]);
      line(accent, 6, [24, 80], [76, 80]);
    },
    snow: () => {
      around(6, () => {
        rect(-3, -34, 6, 34, ink);
        disc(0, -34, 5, accent);
      });
    },
    quarters: () => {
      arc(50, 80, 44, 7, ink, Math.PI, 0);
      arc(50, 80, 28, 7, accent, Math.PI, 0);
      line(ink, 5, [50, 80], [50, 22]);
    },
    bow: () => {
      arc(50, 66, 34, 7, ink, Math.PI, 0);
      arc(50, 66, 20, 7, accent, Math.PI, 0);
      box(46, 60, 8, 20, ink);
    },
    surf: () => {
      arc(40, 54, 24, 8, ink, Math.PI * 0.9, Math.PI * 1.9, 'round');
      arc(66, 54, 12, 8, accent, Math.PI * 0.95, Math.PI * 2.3, 'round');
      line(ink, 7, [20, 78], [80, 78]);
    },
    tower: () => {
      shape(ink, [[38, 80], [42, 40], [58, 40], [62, 80]]);
      box(34, 33, 32, 6, ink);
      shape(accent, [[40, 30], [50, 16], [60, 30]]);
    },
    square: () => {
      stroke(ink, 7, () => g.rect(24 * s, 24 * s, 52 * s, 52 * s));
      box(42, 42, 34, 34, accent);
    },
    moor: () => {
      dot(66, 34, 11, accent);
      shape(ink, [[14, 76], [14, 62], [40, 46], [60, 60], [86, 48], [86, 76]]);
    },
    quill: () => {
      g.fillStyle = css(ink);
      g.beginPath();
      g.moveTo(72 * s, 20 * s);
      g.quadraticCurveTo(26 * s, 30 * s, 30 * s, 70 * s);
      g.quadraticCurveTo(72 * s, 62 * s, 72 * s, 20 * s);
      g.fill();
      line(accent, 4, [24, 82], [58, 38]);
    },
    crossing: () => {
      arc(38, 50, 19, 8, ink);
      arc(62, 50, 19, 8, accent);
      arc(38, 50, 19, 8, ink, -0.9, 0.2);
    },
    crescent: () => {
      dot(48, 50, 30, ink);
      dot(60, 44, 25, ground);
      dot(66, 46, 7, accent);
    },
    palm: () => {
      line(ink, 6, [50, 80], [50, 46]);
      for (const a of [-1.9, -1.1, 1.1, 1.9])
        at(c, 46 * s, s, () => {
          g.fillStyle = css(ink);
          g.beginPath();
          g.moveTo(0, 0);
          g.quadraticCurveTo(-10, -16, 0, -32);
          g.quadraticCurveTo(10, -16, 0, 0);
          g.fill();
        }, a);
      dot(50, 26, 7, accent);
    },
    acacia: () => {
      shape(ink, [[18, 44], [34, 32], [66, 32], [82, 44]]);
      line(ink, 5, [50, 78], [50, 56], [34, 44]);
      line(ink, 5, [50, 58], [66, 44]);
      line(accent, 5, [20, 80], [80, 80]);
    },
    lagoon: () => {
      [34, 22, 10].forEach((r, i) => {
        arc(50, 34, r, 7, i === 1 ? accent : ink, 0.1, Math.PI - 0.1, 'round');
      });
    },
    protea: () => {
      around(8, (i) => shapeAt(i % 2 ? accent : ink));
      dot(50, 50, 8, ground);
    },
    canopy: () => {
      for (const [x, y, r, color] of [[36, 42, 17, ink], [62, 38, 19, ink], [50, 54, 15, accent]]) dot(x, y, r, color);
      box(47, 58, 6, 24, ink);
    },
    peaks: () => {
      shape(ink, [[14, 76], [36, 32], [58, 76]]);
      shape(accent, [[46, 76], [64, 44], [86, 76]]);
      shape(ground, [[30, 44], [36, 32], [42, 44], [36, 49]]);
    },
    maple: () => {
      shape(
        ink,
        [[50, 16], [57, 32], [68, 27], [66, 44], [82, 45], [70, 58], [73, 66], [53, 64], [47, 64], [27, 66], [30, 58], [18, 45], [34, 44], [32, 27], [43, 32]],
      );
      box(47.5, 62, 5, 22, accent);
    },
    lantern: () => {
      stroke(ink, 6, () => g.roundRect(30 * s, 28 * s, 40 * s, 44 * s, 16 * s));
      dot(50, 50, 9, accent);
      line(ink, 5, [50, 18], [50, 26]);
      line(ink, 5, [40, 82], [60, 82]);
    },
    coral: () => {
      line(ink, 7, [50, 82], [50, 40]);
      line(ink, 7, [50, 64], [30, 48], [30, 30]);
      line(ink, 7, [50, 56], [70, 42], [70, 26]);
      for (const [x, y] of [[30, 27], [50, 34], [70, 23]]) dot(x, y, 6, accent);
    },
    wing: () => {
      [0, 1, 2].forEach((i) =>
        shape(i === 1 ? accent : ink, [[20 + i * 8, 34 + i * 14], [82 - i * 4, 26 + i * 14], [70 - i * 4, 36 + i * 14], [28 + i * 8, 44 + i * 14]]),
      );
    },
    orbit: () => {
      dot(50, 50, 12, ink);
      stroke(ink, 5, () => g.ellipse(c, c, 34 * s, 14 * s, -0.5, 0, TURN));
      dot(78, 34, 6, accent);
    },
    aperture: () => {
      around(6, (i) => poly(i % 3 ? ink : accent, [[0, -34], [20, -12], [2, -14]]));
      arc(50, 50, 36, 4, ink);
    },
    sail: () => {
      shape(ink, [[48, 18], [48, 66], [20, 66]]);
      shape(accent, [[54, 28], [78, 66], [54, 66]]);
      box(20, 72, 60, 6, ink);
    },
    gate: () => {
      box(20, 40, 60, 40, ink);
      for (const x of [20, 38, 56, 72]) box(x, 31, 8, 10, ink);
      dot(50, 62, 12, ground);
      box(38, 62, 24, 18, ground);
      box(30, 22, 40, 5, accent);
    },
    stage: () => {
      shape(ink, [
        [16, 22],
        [46, 22],
        [34, 52],
        [16, 72],
      ]);
      shape(ink, [
        [84, 22],
        [54, 22],
        [66, 52],
        [84, 72],
      ]);
      dot(50, 60, 9, accent);
      box(16, 78, 68, 5, ink);
    },
    mask: () => {
      arc(50, 42, 26, 8, ink, 0.1, Math.PI - 0.1, 'round');
      line(accent, 6, [34, 34], [42, 34]);
      line(accent, 6, [58, 34], [66, 34]);
      line(ink, 6, [50, 76], [50, 84]);
    },
    voice: () => {
      [8, 20, 32].forEach((r, i) => arc(32, 50, r, 6, i === 1 ? accent : ink, -0.8, 0.8, 'round'));
      dot(26, 50, 5, ink);
    },
    rain: () => {
      for (const [x, y] of [[28, 24], [46, 40], [64, 20], [34, 56], [72, 48], [54, 66]])
        line((x + y) % 3 ? ink : accent, 5, [x, y], [x - 5, y + 14]);
    },
    blocks: () => {
      box(24, 52, 24, 24, ink);
      box(52, 52, 24, 24, accent);
      box(38, 24, 24, 24, ink);
    },
    crystal: () => {
      shape(ink, [[50, 16], [72, 42], [50, 84], [28, 42]]);
      shape(accent, [[50, 16], [50, 84], [28, 42]]);
    },
  };

  function shapeAt(color) {
    g.fillStyle = css(color);
    g.beginPath();
    g.moveTo(0, -6);
    g.quadraticCurveTo(-11, -22, 0, -36);
    g.quadraticCurveTo(11, -22, 0, -6);
    g.fill();
  }
}
