// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  informationTitle: { zh: '资讯', en: 'News' },
  detailsTitle: { zh: '资讯详情', en: 'Article' },
};
