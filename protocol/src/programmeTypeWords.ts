import type { Text } from './kit/text.ts';

// Apart from programmeType.ts, because the first page names the types before any schema is there.

/** Category types of programmes (spec §3). */
export const programmeTypes = {
  teleplay: { code: 1, zh: '电视剧', en: 'Teleplay' },
  documentary: { code: 2, zh: '纪录片', en: 'Documentary' },
  cartoon: { code: 3, zh: '动画片', en: 'Cartoon' },
  microDrama: { code: 4, zh: '微短剧', en: 'Micro short drama' },
  web: { code: 5, zh: '网生内容', en: 'Web-made content' },
} as const;
type Code = (typeof programmeTypes)[keyof typeof programmeTypes]['code'];

export const programmeTypeLabel = (typeId: Code): Text =>
  Object.values(programmeTypes).find(({ code }) => code === typeId)!;
