import { titles } from './notifications.titles.ts';

export const text = {
  ...titles,
  empty: {
    zh: '还没有消息。订单、合同和认证的每一步进展都会在这里通知您。',
    en: 'No notifications yet. Every step of your orders, contracts and certification appears here.',
  },
  unread: { zh: '未读', en: 'Unread' },
  unreadCount: { zh: (n: string) => `${n} 条未读`, en: (n: string) => `${n} unread` },
  allRead: { zh: '全部标为已读', en: 'Mark all read' },
  open: { zh: '查看', en: 'Open' },
  failed: { zh: '提交失败', en: 'Submission failed' },
};
