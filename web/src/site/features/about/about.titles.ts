export const titles = { about: { zh: '关于我们', en: 'About' } };
