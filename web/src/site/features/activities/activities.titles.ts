// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  forumTitle: { zh: '活动论坛', en: 'Activity Forum' },
  detailsTitle: { zh: '活动详情', en: 'Activity' },
};
