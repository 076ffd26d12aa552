// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  pageTitle: { zh: '消息通知', en: 'Notifications' },
};
