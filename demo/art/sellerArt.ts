// The logo and the 16:9 picture of each seller of the catalogue, by the seller's key.
import type { Shot } from './shot.ts';

export interface SellerArt {
  readonly shape: string;
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly display: Shot;
}

export const sellerArt: Readonly<Record<string, SellerArt>> = {
  yunzhanli: {
    shape: 'steps',
    ground: '#3a2a78',
    ink: '#f4eeff',
    accent: '#fbbe68',
    display: ['windows', 'violet', 41, { dark: 0.3 }],
  },
  northbank: {
    shape: 'waves',
    ground: '#0c4a5c',
    ink: '#e2fbff',
    accent: '#ffd28a',
    display: ['ferry', 'steel', 17, { cx: 0.52 }],
  },
  lumenfold: {
    shape: 'fold',
    ground: '#c8386a',
    ink: '#fff1f4',
    accent: '#ffd166',
    display: ['paperforest', 'candy', 15, { letters: true }],
  },
  'kapok-tide': {
    shape: 'flower',
    ground: '#b8321e',
    ink: '#ffe9d6',
    accent: '#ffd45a',
    display: ['harbour', 'ember', 33],
  },
  'nine-rooms': {
    shape: 'nine',
    ground: '#5c1822',
    ink: '#f6dcc0',
    accent: '#ff9a4a',
    display: ['palace', 'gold', 15, { cx: 0.5, mx: 0.8, lanterns: 6 }],
  },
  starwharf: {
    shape: 'star',
    ground: '#0a1c4a',
    ink: '#e6f0ff',
    accent: '#6af0d8',
    display: ['space', 'night', 27, { px: 0.7, pr: 0.34, bands: 3, port: true }],
  },
  'half-lamp': {
    shape: 'lamp',
    ground: '#2c1248',
    ink: '#e8d8ff',
    accent: '#ffb84a',
    display: ['city', 'imperial', 33, { roof: true }],
  },
  southreach: { shape: 'compass', ground: '#0e5a4a', ink: '#e6fff4', accent: '#ff8a5a', display: ['city', 'jade', 9] },
  'cabo-lume': {
    shape: 'cape',
    ground: '#1a5a8c',
    ink: '#fff6e0',
    accent: '#ffc43c',
    display: ['lighthouse', 'rose', 21, { cx: 0.5 }],
  },
  wildridge: {
    shape: 'ridge',
    ground: '#2a4a24',
    ink: '#f0f6e0',
    accent: '#ffb03c',
    display: ['snowpeak', 'harvest', 13, { station: false, starry: false }],
  },
};
