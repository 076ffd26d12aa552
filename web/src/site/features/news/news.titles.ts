// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  informationTitle: { zh: '资讯', en: 'News' },
  detailsTitle: { zh: '资讯详情', en: 'Article' },
};
