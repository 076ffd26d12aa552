export const text = {
  tableScrolls: { zh: '表格，可左右滚动', en: 'Table, scrolls sideways' },
};
