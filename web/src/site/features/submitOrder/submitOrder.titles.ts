// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  submitTitle: { zh: '提交订单', en: 'Submit order' },
  resultTitle: { zh: '提交结果', en: 'Order result' },
};
