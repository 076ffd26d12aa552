import { type CodeOf, codes } from './kit/codes.ts';

// A module of its own, because every first page needs this enumeration (see cards.ts).

/** Category types of programmes (spec §3). */
export const ProgrammeType = codes({
  teleplay: { code: 1, zh: '电视剧', en: 'Teleplay' },
  documentary: { code: 2, zh: '纪录片', en: 'Documentary' },
  cartoon: { code: 3, zh: '动画片', en: 'Cartoon' },
  microDrama: { code: 4, zh: '微短剧', en: 'Micro short drama' },
  web: { code: 5, zh: '网生内容', en: 'Web-made content' },
});
export type ProgrammeType = CodeOf<typeof ProgrammeType>;
