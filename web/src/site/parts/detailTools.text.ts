import { plural } from '@pavilion/protocol/kit/text.ts';
export const text = {
  favour: { zh: '收藏', en: 'Favourite' },
  favoured: { zh: '已收藏', en: 'In favourites' },
  added: { zh: '已加入收藏', en: 'Added to your favourites' },
  removed: { zh: '已取消收藏', en: 'Removed from your favourites' },
  favourFailed: { zh: '收藏失败', en: 'Collection failed' },
  favouredBy: {
    zh: (n: string) => `${n} 人收藏`,
    en: (n: string) => plural(n, '1 favourite', `${n} favourites`),
  },
  signInTitle: { zh: '登录后收藏', en: 'Sign in to save favourites' },
  signInBody: {
    zh: '收藏保存在您的账号里，在手机和电脑上都能找到。',
    en: 'Favourites are kept in your account, so you have them on every device.',
  },
  signIn: { zh: '登录', en: 'Sign in' },
  later: { zh: '稍后再说', en: 'Not now' },
  share: { zh: '分享', en: 'Share' },
  shareTitle: { zh: '分享', en: 'Share' },
  scan: { zh: '手机扫码查看', en: 'Scan to open it on a phone' },
  qr: { zh: '本页链接的二维码', en: 'QR code of this page’s link' },
  linkLabel: { zh: '链接', en: 'Link' },
  copy: { zh: '复制链接', en: 'Copy link' },
  copied: { zh: '链接已复制', en: 'Link copied' },
  copyFailed: { zh: '复制失败', en: 'Copy failed' },
  more: { zh: '更多方式', en: 'More ways' },
  shareFailed: { zh: '分享失败，请复制链接', en: 'Sharing failed; please copy the link' },
};
