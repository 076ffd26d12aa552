// The upright pictures of the short-video competition, by the entry's key; its film moves over the same picture.
import type { Shot } from './shot.ts';

export const entryArt: Readonly<Record<string, Shot>> = {
  'a-letter-in-the-rain': ['city', 'violet', 23, { wet: true, pair: true }],
  'lamplit-street': ['palace', 'imperial', 51, { cx: 0.5, mx: 0.7, my: 0.2 }],
  'swimming-with-whales': ['sea', 'teal', 17],
  'rooftop-summer': ['catroofs', 'rose', 9],
  'forest-postman': ['paperforest', 'jade', 12],
  'harbour-of-dust': ['space', 'saturn', 31],
  'last-tram': ['station', 'neon', 12, { figures: 1 }],
  'grandmas-stove': ['kitchen', 'ember', 21],
  'kite-season': ['kites', 'day', 6],
  'walking-the-terraces': ['terrace', 'mint', 9],
  'four-in-the-morning': ['lighthouse', 'storm', 23],
  'salt-road': ['desertRoad', 'copper', 5],
  'three-minutes-to-curtain': ['opera', 'crimson', 27],
  'closing-the-stall': ['market', 'neon', 9],
  'slow-train-in-snow': ['snowtrain', 'frost', 61],
  'listening-to-bamboo': ['bamboo', 'jade', 15],
  'koi-at-moonrise': ['pond', 'night', 8],
  'the-balloon-that-left': ['balloons', 'harvest', 11],
  'shadow-lesson': ['shadowplay', 'amber', 14],
  'call-from-the-north': ['aurora', 'polar', 19],
};
