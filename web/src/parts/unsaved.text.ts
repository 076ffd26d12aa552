export const text = {
  leave: { zh: '不保存就离开？', en: 'Leave without saving?' },
  leaveBody: { zh: '未保存的修改将丢失。', en: 'The unsaved changes will be lost.' },
  leaveOk: { zh: '离开', en: 'Leave' },
  stay: { zh: '留下', en: 'Stay' },
} as const;
