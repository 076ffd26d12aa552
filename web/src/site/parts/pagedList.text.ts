export const text = {
  more: { zh: '正在加载更多…', en: 'Loading more…' },
  end: { zh: '已经到底了', en: 'End of list' },
};
