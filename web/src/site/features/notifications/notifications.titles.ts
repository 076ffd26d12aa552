// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  pageTitle: { zh: '消息通知', en: 'Notifications' },
};
