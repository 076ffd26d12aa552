// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  collectionTitle: { zh: '我的收藏', en: 'Favourites' },
  historyTitle: { zh: '浏览记录', en: 'Visit history' },
};
