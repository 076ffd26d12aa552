import { H, S, U, W, at, css, curve, dark, fbm, g, grad, light, mix, poly, rr, saved, sky, times } from '../canvas.js';

export function abstract(p, { n = 5, phase = 0.6, waves = true, mask }) {
  sky(p);
  const cols = [p.a, p.b, p.sun, p.mist];
  saved(() =>
    times(n, (i) => {
      const t = i / n,
        x = W * 0.5 + S * 0.28 * Math.cos(i * 2.4 + phase),
        y = H * 0.45 + S * 0.34 * Math.sin(i * 2.4 + phase),
        r = S * (0.52 - t * 0.34);
      g.globalCompositeOperation = i ? 'screen' : 'source-over';
      g.fillStyle = grad(
        [
          [0, cols[i % cols.length]],
          [1, p.sky[0]],
        ],
        x - r,
        y - r,
        x + r * 0.6,
        y + r,
      );
      const a = rr(0, 6);
      g.beginPath();
      g.arc(x, y, r, a, a + Math.PI * rr(1, 1.7));
      g.fill();
    }),
  );
  if (mask) {
    const x = W * 0.5,
      y = H * 0.46,
      s = S * 0.27;
    for (let k = 9; k > 0; k--) {
      const q = k / 9;
      at(x + (k % 2 ? 1 : -1) * (1 - q) * 10 * U, y, s * (0.62 + q * 0.62), () => {
        g.fillStyle = css(mix(cols[k % 4], p.near, k === 1 ? 0 : 0.25), k === 1 ? 1 : 0.9);
        g.beginPath();
        g.moveTo(0, -1.2);
        g.bezierCurveTo(0.85, -1.2, 0.95, -0.2, 0.72, 0.4);
        g.bezierCurveTo(0.55, 0.9, 0.25, 1.2, 0, 1.2);
        g.bezierCurveTo(-0.25, 1.2, -0.55, 0.9, -0.72, 0.4);
        g.bezierCurveTo(-0.95, -0.2, -0.85, -1.2, 0, -1.2);
        g.fill();
        if (k < 3) {
          for (const d of [-1, 1]) {
            g.fillStyle = css(p.near);
            g.beginPath();
            g.ellipse(d * 0.34, -0.12, 0.2, 0.085, d * 0.16, 0, 7);
            g.fill();
          }
          poly(dark(cols[k % 4], 0.25), [
            [0, -0.1],
            [0.12, 0.34],
            [0, 0.4],
          ]);
          curve(p.near, 0.06, -0.24, 0.66, 0, 0.74, 0.24, 0.66);
        }
      });
    }
  }
  if (waves)
    times(34, (i) => {
      g.strokeStyle = css(light(p.sun, 0.4), 0.75);
      g.lineWidth = 1.4 * U;
      g.beginPath();
      for (let x = 0; x <= W; x += 6) {
        const u = x / W,
          y =
            H * (0.62 + i * 0.0105) +
            Math.sin(u * 6 + i * 0.13 + phase) * H * 0.045 * Math.sin(u * Math.PI) +
            fbm(u * 2 + i * 0.04, i * 0.05) * H * 0.08;
        x ? g.lineTo(x, y) : g.moveTo(x, y);
      }
      g.stroke();
    });
}
