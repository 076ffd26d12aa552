import { plural } from '@pavilion/protocol/kit/text.ts';
import { titles } from './favourites.titles.ts';

export const text = {
  ...titles,
  classes: { zh: '内容分类', en: 'Kinds of content' },
  all: { zh: '全部', en: 'All' },
  collectionEmpty: {
    zh: '还没有收藏。在节目、节展、资讯等页面点按心形图标，即可收藏到这里。',
    en: 'No favourites yet. Tap the heart on a programme, exhibition or article to save it here.',
  },
  historyEmpty: {
    zh: '还没有浏览记录。您看过的节目、节展和资讯会按日期排列在这里。',
    en: 'Nothing yet. Programmes, exhibitions and articles you view are listed here by day.',
  },
  browse: { zh: '去看节目', en: 'Browse programmes' },
  classEmpty: { zh: (kind: string) => `“${kind}”下暂无内容。`, en: (kind: string) => `Nothing under “${kind}”.` },
  showAll: { zh: '查看全部', en: 'Show all' },
  kept: { zh: (day: string) => `收藏于 ${day}`, en: (day: string) => `Saved on ${day}` },
  seenAt: { zh: (time: string) => `${time} 浏览`, en: (time: string) => `Viewed at ${time}` },
  times: { zh: (n: string) => `共 ${n} 次`, en: (n: string) => plural(n, '1 visit', `${n} visits`) },
  today: { zh: '今天', en: 'Today' },
  yesterday: { zh: '昨天', en: 'Yesterday' },
  gone: { zh: '该内容已下架', en: 'No longer published' },
  remove: { zh: (title: string) => `移除“${title}”`, en: (title: string) => `Remove “${title}”` },
  clear: { zh: '清空', en: 'Clear' },
  clearCollection: { zh: '清空收藏？', en: 'Remove all favourites?' },
  clearHistory: { zh: '清空浏览记录？', en: 'Clear the visit history?' },
  clearAllBody: {
    zh: (n: string) => `将移除全部 ${n} 条。`,
    en: (n: string) => plural(n, 'The one entry will be removed.', `All ${n} entries will be removed.`),
  },
  clearClassBody: {
    zh: (kind: string, n: string) => `将移除“${kind}”下的 ${n} 条。`,
    en: (kind: string, n: string) =>
      plural(n, `The one entry under “${kind}” will be removed.`, `The ${n} entries under “${kind}” will be removed.`),
  },
  clearOk: { zh: '清空', en: 'Remove' },
  removed: {
    zh: (n: string) => `已移除 ${n} 条`,
    en: (n: string) => plural(n, '1 entry removed', `${n} entries removed`),
  },
  undo: { zh: '撤销', en: 'Undo' },
  dismiss: { zh: '关闭', en: 'Dismiss' },
  undone: { zh: '已恢复', en: 'Restored' },
  failed: { zh: '删除失败', en: 'Delete failed' },
  undoFailed: { zh: '恢复失败', en: 'It could not be restored' },
};
