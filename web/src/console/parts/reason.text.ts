export const text = {
  reason: { zh: '原因（对方可见）', en: 'Reason (visible to the other party)' },
  close: { zh: '关闭', en: 'Close' },
} as const;
