import type { SiteSettings } from '@pavilion/protocol/settings.ts';

/** What the footer and the contact page show. The filing numbers consist of zeros, because a demo has none. */
export const siteSettings: Partial<SiteSettings> = {
  mailbox: 'office@pavilion.example.org',
  telephone: '+86 10 5550 0100',
  zhAddress: '北京市朝阳区云帆路 18 号云上节展中心 6 层',
  enAddress: 'Floor 6, Pavilion Centre, 18 Yunfan Road, Chaoyang, Beijing',
  zhHours: '工作日 9:00–18:00（北京时间）',
  enHours: 'Weekdays 9:00–18:00 (Beijing time)',
  icpNumber: '京ICP备00000000号-1',
  policeNumber: '京公网安备 11010500000000号',
  audiovisualLicence: '0000000',
  zhCopyright: '© 2026 云上节展 版权所有',
  enCopyright: '© 2026 Festival Pavilion. All rights reserved.',
  mediaLibraryUrl: 'https://media.pavilion.example.org/',
  androidUrl: 'https://pavilion.example.org/app/android',
  iosUrl: 'https://pavilion.example.org/app/ios',
  social: [
    { zhName: '微信公众号', enName: 'WeChat', url: 'https://pavilion.example.org/wechat' },
    { zhName: '微博', enName: 'Weibo', url: 'https://pavilion.example.org/weibo' },
    { zhName: '领英', enName: 'LinkedIn', url: 'https://pavilion.example.org/linkedin' },
  ],
  zhPopularWords: ['长安十二灯', '纪录片', '微短剧', '海洋', '动画电影节', '版权合同'],
  enPopularWords: ['Twelve Lanterns', 'Documentary', 'Micro short drama', 'Ocean', 'Animation', 'Contract'],
};
