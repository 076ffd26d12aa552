// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  collectionTitle: { zh: '我的收藏', en: 'Favourites' },
  historyTitle: { zh: '浏览记录', en: 'Visit history' },
};
