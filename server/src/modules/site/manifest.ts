import type { Locale } from '@pavilion/protocol/kit/text.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What the site is called and looks like once it is installed; in the language of whoever installs it. */
export const manifestOf = (locale: Locale) => {
  const zh = locale === 'zh-CN';
  return {
    id: '/',
    start_url: '/#/home',
    scope: '/',
    lang: locale,
    name: zh ? '云上节展' : 'Festival Pavilion',
    short_name: zh ? '云上节展' : 'Pavilion',
    description: zh
      ? '影视节展与节目版权授权的在线展馆'
      : 'The online pavilion of film and TV festivals, and of programme rights',
    display: 'standalone',
    background_color: '#160829',
    theme_color: '#0d041a',
    categories: ['business', 'entertainment'],
    icons: [
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: zh ? '待售节目' : 'Programmes', url: '/#/program' },
      { name: zh ? '我的收藏' : 'Favourites', url: '/#/personal/collection' },
    ],
  };
};
