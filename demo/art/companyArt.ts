// Logos of the companies beyond the catalogue's sellers: overseas customers, and exhibitors without programmes.
export interface LogoArt {
  /** A shape of logos.js. */
  readonly shape: string;
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

const logo = (shape: string, ground: string, ink: string, accent: string): LogoArt => ({ shape, ground, ink, accent });
export const companyArt: Readonly<Record<string, LogoArt>> = {
  'lautan-layar': logo('islands', '#0b5a6e', '#eafcff', '#ffb44c'),
  'kanlaya-tv': logo('lotus', '#7a1d5c', '#ffe3f2', '#ffcf5a'),
  'song-ngoc': logo('river', '#0d5b45', '#e3fff3', '#ffd166'),
  'selat-vision': logo('strait', '#1d2f86', '#e8edff', '#ffb84a'),
  hanakage: logo('blossom', '#a8315f', '#ffe8f0', '#ffd98a'),
  'haneul-wave': logo('wavebars', '#2450b8', '#e9f1ff', '#7ef0d4'),
  'cloudlark-inflight': logo('wing', '#12405e', '#e6f6ff', '#ff9a5a'),
  'bayan-tv': logo('palm', '#8c3a12', '#fff0dc', '#ffd451'),
  'ganga-setu': logo('bow', '#b34712', '#fff1e2', '#ffe06a'),
  'steppe-star': logo('orbit', '#0f5f8a', '#e8f8ff', '#ffc740'),
  'coral-reach': logo('coral', '#0a3d5c', '#ffd9d0', '#ff7f66'),
  pounamu: logo('crystal', '#12493a', '#b9f2d8', '#5fd3a4'),
  'atelier-meridien': logo('quarters', '#2b2350', '#f1ecff', '#f3a0a8'),
  rheinbogen: logo('surf', '#143f52', '#e5f7fb', '#f7c04a'),
  highmoor: logo('moor', '#3b2a4a', '#efe6f5', '#f4b04e'),
  'nordlys-dok': logo('fjord', '#122a4a', '#e7f2ff', '#6ee7b7'),
  lumikuu: logo('snow', '#33407e', '#eef2ff', '#ffd58a'),
  'torre-norte': logo('tower', '#7c2f1f', '#ffece2', '#ffc15c'),
  'piazza-lunga': logo('square', '#24543f', '#effaf2', '#ff9d6b'),
  'vistula-kultura': logo('quill', '#5a2033', '#fbe7ec', '#f0b65a'),
  bosfora: logo('crossing', '#113a4d', '#dff5ff', '#ff8f7a'),
  'qamar-screen': logo('crescent', '#2a1c52', '#f0e8ff', '#ffd36b'),
  'nakhla-kids': logo('canopy', '#1f6b3a', '#eafbe6', '#ffd24a'),
  'savanna-lens': logo('acacia', '#9a4f12', '#fff2d8', '#2f1500'),
  'lagoon-nine': logo('lagoon', '#0e4a52', '#dcfbff', '#ffb13c'),
  'protea-ridge': logo('protea', '#6a1f4c', '#ffdcec', '#ff9ab8'),
  'ipe-amarelo': logo('sail', '#5a4a0c', '#fff6cf', '#ffd11f'),
  'cordillera-sur': logo('peaks', '#20305e', '#e9eefc', '#ff9466'),
  'maple-strait': logo('maple', '#7d1f1f', '#ffe6dc', '#ffb86a'),
  'prairie-lantern': logo('lantern', '#274021', '#f2f9e0', '#ffcb57'),
  'casa-cristal': logo('aperture', '#4a1f6a', '#f3e4ff', '#ff86b0'),
  'before-rain': logo('rain', '#28513d', '#e6f7ea', '#c9f06a'),
  'shiguang-voice': logo('voice', '#452a7a', '#efe6ff', '#ffc36a'),
  'jade-gate': logo('gate', '#7a4a1a', '#fff0d6', '#7fe0c0'),
  'gan-river-playhouse': logo('mask', '#8a2a2a', '#ffeadf', '#ffd56a'),
  icefield: logo('blocks', '#1b4f7a', '#e4f5ff', '#8fe3ff'),
  'eight-min': logo('stage', '#5a1f2c', '#ffe7d6', '#ff9f5a'),
};
