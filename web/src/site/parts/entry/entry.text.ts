import { plural } from '@pavilion/protocol/kit/text.ts';
export const text = {
  /** Follows its number. */
  votes: { zh: (_n: number) => '票', en: (n: number) => plural(n, 'vote', 'votes') },
  rank: { zh: (n: number) => `第 ${n} 名：`, en: (n: number) => `Place ${n}: ` },
  number: { zh: (n: number) => `${n} 号`, en: (n: number) => `No. ${n}` },
};
