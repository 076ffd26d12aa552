export const notFoundTitle = { zh: '网络故障', en: 'Network fault' };
export const text = {
  title: { zh: '灯还没亮', en: 'The lamp is out' },
  body: {
    zh: '没有找到这个页面，可能是网络故障，或网址已变更。',
    en: 'This page could not be found. There may be a network fault, or the address may have changed.',
  },
  home: { zh: '回到首页', en: 'Back to home' },
  failedTitle: { zh: '页面没能打开', en: 'This page did not open' },
  unexpected: { zh: '页面出了点问题，请重试。', en: 'Something went wrong on this page. Please try again.' },
  reload: { zh: '重新加载', en: 'Reload' },
};
