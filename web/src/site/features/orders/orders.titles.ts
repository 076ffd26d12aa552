// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  listTitle: { zh: '我的订单', en: 'My orders' },
  detailTitle: { zh: '订单详情', en: 'Order details' },
};
