export const text = {
  votes: { zh: '票', en: 'votes' },
  rank: { zh: (n: number) => `第 ${n} 名：`, en: (n: number) => `Place ${n}: ` },
  number: { zh: (n: number) => `${n} 号`, en: (n: number) => `No. ${n}` },
};
