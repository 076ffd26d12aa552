// Draws the icons of the installed site from the logo: node web/build/drawIcons.ts. The results are committed.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../public/icons', import.meta.url));
mkdirSync(folder, { recursive: true });

/** Draws the logo on the site's purple; `share` is the logo's share of the square. */
const drawing = (corner: number, share: number) => {
  const at = (40 - 40 * share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <defs><radialGradient id="g" cx="50%" cy="82%" r="90%"><stop offset="0" stop-color="#3a1d66"/><stop offset="1" stop-color="#160829"/></radialGradient></defs>
  <rect width="40" height="40" rx="${corner}" fill="url(#g)"/>
  <g transform="translate(${at} ${at}) scale(${share})">
    <g fill="none" stroke="#f6f3fa" stroke-width="2.2" stroke-linecap="round"><path d="M4 33C4 17 11 6 20 6s16 11 16 27"/><path d="M11 33c0-10 3.600-18 9-18s9 8 9 18" opacity=".62"/></g>
    <path d="M20 22.500 25.200 33H14.800z" fill="#fbbe68"/>
  </g>
</svg>`;
};
const icons = [
  ['icon-192', 192, drawing(9, 0.74)],
  ['icon-512', 512, drawing(9, 0.74)],
  // Phones crop these to a circle or a drop: everything is within the middle 80 %, the background reaches the edge.
  ['maskable-192', 192, drawing(0, 0.56)],
  ['maskable-512', 512, drawing(0, 0.56)],
  ['apple-180', 180, drawing(0, 0.66)],
] as const;
for (const [name, size, svg] of icons)
  await sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(`${folder}/${name}.png`);
