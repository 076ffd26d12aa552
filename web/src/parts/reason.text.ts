export const text = {
  reason: { zh: '原因（对方可见）', en: 'Reason (the other party reads it)' },
  close: { zh: '关闭', en: 'Close' },
} as const;
