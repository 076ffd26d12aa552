// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  forumTitle: { zh: '活动论坛', en: 'Activity Forum' },
  detailsTitle: { zh: '活动详情', en: 'Activity' },
};
