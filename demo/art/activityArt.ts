// The picture on each activity's ticket, by the activity's key.
import type { Shot } from './shot.ts';

export const activityArt: Readonly<Record<string, Shot>> = {
  'rights-marathon': ['city', 'violet', 27, { cx: 0.62 }],
  'subtitle-lab': ['library', 'gold', 14, { magic: false }],
  'rooftop-screening': ['dunes', 'ember', 47, { starry: true }],
  'buyers-screening': ['stage', 'crimson', 33, { cx: 0.5 }],
  'quarter-slate': ['abstract', 'violet', 12],
  'ocean-pitch': ['sea', 'reef', 37, { diver: true, cx: 0.6 }],
  'contract-class': ['classroom', 'ember', 23],
  'animation-table': ['abstract', 'rose', 9],
  'short-drama-tables': ['bokeh', 'neon', 31],
  'coproduction-forum': ['harbour', 'rose', 26],
  'creator-camp': ['kites', 'harvest', 21, { cx: 0.4 }],
  'spring-selection': ['moongate', 'rose', 19, { night: false, cx: 0.6 }],
  'factual-seminar': ['sea', 'night', 41, { turn: 0.1, calf: true }],
  'clause-clinic': ['arcs', 'teal', 8],
  'lighthouse-night': ['lighthouse', 'storm', 23, { cx: 0.6 }],
  'music-salon': ['concert', 'copper', 11],
};
