export const text = {
  both: { zh: '中英文', en: 'Both languages' },
  zhOnly: { zh: '仅中文', en: 'Chinese only' },
  enOnly: { zh: '仅英文', en: 'English only' },
  unpublished: { zh: '未发布', en: 'Not published' },
  missingEnglish: { zh: '缺英文', en: 'English missing' },
} as const;
