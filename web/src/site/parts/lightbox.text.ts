export const text = {
  previous: { zh: '上一张', en: 'Previous' },
  next: { zh: '下一张', en: 'Next' },
};
