export const text = {
  title: { zh: '横幅', en: 'Banners' },
  newTitle: { zh: '新建横幅', en: 'New banner' },
  editTitle: { zh: '编辑横幅', en: 'Edit banner' },
  panel: { zh: '页面', en: 'Page' },
  shown: { zh: '展示时间', en: 'Shown' },
  always: { zh: '不限', en: 'Always' },
  from: { zh: (at: string) => `${at} 起`, en: (at: string) => `from ${at}` },
  until: { zh: (at: string) => `至 ${at}`, en: (at: string) => `until ${at}` },
  order: { zh: '排序', en: 'Order' },
  placeHeading: { zh: '位置', en: 'Place' },
  placeHint: {
    zh: '首页的横幅在首屏轮播，其他页面的横幅在页尾展示。数字小的在前。',
    en: 'The home page shows banners on its stage, other pages at the end. Smaller numbers come first.',
  },
  wordsHeading: { zh: '文字', en: 'Text' },
  wordsHint: {
    zh: '跳转到节目且未填副标题时，显示节目的一句话介绍。',
    en: 'A banner that leads to a programme and has no subtitle takes its logline.',
  },
  picturesHeading: { zh: '图片', en: 'Pictures' },
  picturesHint: {
    zh: '横版主体靠右，竖版主体在上方六成内。',
    en: 'Wide: the subject on the right. Tall: the subject in the upper sixty per cent.',
  },
  focusLabel: { zh: '焦点', en: 'Focal point' },
  focusHint: {
    zh: '点击画面主体所在的位置，裁切时会予以保留；也可直接填写数字。',
    en: 'Click the subject so that crops keep it, or enter figures.',
  },
  linkHeading: { zh: '跳转', en: 'Leads to' },
  findProgramme: { zh: '查找节目', en: 'Find a programme' },
  programme: { zh: '节目', en: 'Programme' },
  scheduleHeading: { zh: '展示时间', en: 'When it is shown' },
  scheduleHint: {
    zh: '留空则一直展示。发布后按此时间自动出现和消失。',
    en: 'Empty means always. Once published, the banner appears and disappears on schedule.',
  },
};
