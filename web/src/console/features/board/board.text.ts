export const text = {
  title: { zh: '工作台', en: 'Board' },
  lead: { zh: '等待您处理的事项', en: 'What is waiting for you' },
  none: { zh: '没有待办事项', en: 'Nothing is waiting' },
} as const;
