// The titles of this folder's screens: the router knows them from the first page on, the rest of the words come with the screen.
export const titles = {
  submitTitle: { zh: '提交订单', en: 'Submit order' },
  resultTitle: { zh: '提交结果', en: 'Order result' },
};
