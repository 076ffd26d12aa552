// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  listTitle: { zh: '我的订单', en: 'My orders' },
  detailTitle: { zh: '订单详情', en: 'Order details' },
};
