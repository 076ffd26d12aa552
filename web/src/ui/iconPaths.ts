import type { morePaths } from './moreIconPaths.ts';

/** Our own strokes on a 24 grid, those that the first page shows; the others come when one of them is first drawn. */
export const paths = {
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l4 4',
  globe: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c5 5.2 5 11.8 0 17M12 3.5c-5 5.2-5 11.8 0 17',
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6 6 18',
  right: 'M4 12h15M13 6l6 6-6 6',
  left: 'M20 12H5M11 6l-6 6 6 6',
  out: 'M8 16 17 7M9.5 7H17v7.5',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M6 9.5l6 6 6-6',
  phone:
    'M9.5 3h5a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 18.5v-13A2.5 2.5 0 0 1 9.5 3M11 18h2',
  home: 'M4 11.5 12 4l8 7.5V20h-5.5v-5h-5v5H4z',
  exhibition: 'M3 19c0-8 4-14 9-14s9 6 9 14M7.5 19c0-5.5 2-9 4.5-9s4.5 3.5 4.5 9M2 19h20',
  tv: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2M9 21h6M10.5 9.5v5l4-2.5z',
  film: 'M4 6.5h16v11H4zM8 6.5v11M16 6.5v11M4 10h4M4 14h4M16 10h4M16 14h4',
  star: 'M12 3.5 14.6 9l6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.800l6-.8z',
  short: 'M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M10.5 9.500v5l4-2.500z',
  web: 'M4 5h16v11H4zM2.5 19.500h19M10.5 8l4 2.5-4 2.500z',
  user: 'M8 8.500a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6',
  play: 'M8 5.500v13l11-6.500z',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11v5M12 8h.01',
  warning: 'M12 4 2.5 20h19zM12 10v4.500M12 17.500h.01',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.300M19.5 4v4.500H15',
  spinner: 'M12 3.500a8.5 8.5 0 0 1 8.5 8.5',
  logout: 'M14 4.500H5.500v15H14M10 12h10.500M17 8.500l3.5 3.5-3.5 3.5',
  company: 'M5 20.500V4.500h9v16M14 9.500h5v11M3 20.500h18M8 8h3M8 11.500h3M8 15h3',
  chevron: 'M9.5 6l6 6-6 6',
} as const;
export type IconName = keyof typeof paths | keyof typeof morePaths;
/** The few that are filled. */
export const solid: ReadonlySet<IconName> = new Set(['play']);
