export const text = {
  leave: { zh: '不保存就离开？', en: 'Leave without saving?' },
  leaveBody: { zh: '未保存的修改将丢失。', en: 'The unsaved changes will be lost.' },
  leaveOk: { zh: '离开', en: 'Leave' },
  stay: { zh: '继续编辑', en: 'Stay' },
  conflict: {
    zh: '其他同事刚刚保存过此内容，您的修改尚未保存。请先复制您写的内容，再刷新页面重新填写。',
    en: 'A colleague has saved this in the meantime, so your changes were not saved. Copy what you wrote, reload the page and enter it again.',
  },
} as const;
