// Named light: sky from top to foot, sun, far and near ground, mist, two accents. Varied so that a wall of posters stays lively on purple.

export interface Palette {
  readonly sky: readonly string[];
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  readonly mist: string;
  readonly a: string;
  readonly b: string;
}

const palette = (sky: string, sun: string, far: string, near: string, mist: string, a: string, b: string): Palette => ({
  sky: sky.split(' '),
  sun,
  far,
  near,
  mist,
  a,
  b,
});

export const palettes = {
  ember: palette('#1b1030 #7a2a4a #e8784a #f6c177', '#ffb066', '#8d4a6a', '#140a1c', '#ffb48a', '#ffcf7a', '#e8503c'),
  ink: palette('#d9d2c4 #e9e2d4 #cfc6b8', '#d8402f', '#9aa1a3', '#15171c', '#efe8da', '#c83a2a', '#3a4a50'),
  jade: palette('#062a2e #0f5c58 #8fd3b6', '#f4f0c8', '#3c8f84', '#04181c', '#a8e6d0', '#ffe08a', '#e86a4a'),
  violet: palette('#0d0722 #3a1b6b #8b3fa8 #e58fc0', '#ffd9f0', '#6a3a9c', '#0c0618', '#d79cf0', '#ffcf87', '#ff5fa8'),
  night: palette('#05091c #142a5c #4a6ea8', '#e8f0ff', '#2a467e', '#050915', '#9dbcf0', '#ffcf7a', '#ff6a4a'),
  rose: palette('#2a0a24 #a8325e #ffb3a0', '#ffe0c8', '#9a3c66', '#1c0716', '#ffb8b0', '#ffd98a', '#ff5a7a'),
  amber: palette('#2a1208 #8a3c14 #f0a040 #ffe0a0', '#ffd070', '#a8602c', '#1c0c08', '#ffd8a0', '#ffe6a0', '#d8401c'),
  teal: palette('#03121c #06384a #1f8fa8', '#7dffd0', '#0c4858', '#041018', '#3ac0c8', '#bff0e0', '#14607a'),
  frost: palette('#0a1030 #2a4a8c #8ab4e0', '#ffe0b8', '#3a5690', '#0a1028', '#b8d0f4', '#ffc878', '#d8483c'),
  imperial: palette('#0b0820 #35184e #c4525a', '#ffe2b0', '#5c3468', '#150a1c', '#d88aa0', '#ffb45c', '#ff6a34'),
  crimson: palette('#1a0610 #4a0a1c #a8243c', '#ffe6c4', '#a8243c', '#3a0818', '#ff6a6a', '#ffcf8a', '#d82c3c'),
  day: palette('#3a9ad8 #a8dcf0 #f6ecc0', '#fff4c0', '#8abc5a', '#255a34', '#ffffff', '#f0a030', '#d84a34'),
  harvest: palette('#f6d79a #f0a870 #4a6a4a', '#fff0b8', '#5c8a62', '#123324', '#fff2d0', '#ffcf5a', '#d85a30'),
  reef: palette('#5fd0e0 #1c7fa8 #0b3466 #040c22', '#d8fff4', '#1c6a98', '#0a2344', '#bff3ff', '#ffe6a0', '#ff8a5a'),
  candy: palette('#f2b8d8 #a058b8 #4a1f7a #120630', '#ffe6f4', '#7a3aa0', '#2a1058', '#ffd8f4', '#ffd166', '#ff6f9a'),
  paper: palette('#231a5c #5a3fb0 #ff9db0', '#ffe9a8', '#8a62d0', '#170f3a', '#e8c0ff', '#ffd86a', '#e8506a'),
  mint: palette('#0c4a4a #2aa088 #ffe0a0', '#fff2b0', '#3ab09a', '#062a2c', '#c8f4e0', '#ffd24a', '#e8583c'),
  neon: palette('#12061e #3a0a3c #6a1a5c', '#ffb86b', '#4a1a5a', '#0a0412', '#ff5fa8', '#3cd8ff', '#ff4fa0'),
  storm: palette('#10161e #2c3e4c #7a8f98', '#e8eef0', '#48606c', '#0a1014', '#a8bcc4', '#ffc05a', '#d8563c'),
  steel: palette('#071a2a #0c3a4a #4a9aa8', '#e8fbff', '#2a5a6a', '#041018', '#9ae0e8', '#ffd28a', '#ff6f5a'),
  saturn: palette('#060618 #180a38', '#ff9f6b', '#2a1648', '#0c0618', '#6a3ad8', '#f2b38a', '#8a3a6a'),
  polar: palette('#040a1c #0a2440 #1c5a6a', '#d8fff0', '#1e4a68', '#050c18', '#a8e0e8', '#5cf0a8', '#a85cff'),
  gold: palette('#1c1204 #5a3a10 #d8a040', '#fff0b0', '#7a5420', '#140c04', '#f0d090', '#ffd45a', '#c83c28'),
  copper: palette('#0c1c24 #5a3444 #e0805a #ffd0a0', '#ffe0b0', '#7a4a58', '#100c14', '#ffc0a0', '#7ae0d8', '#e85a3c'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
