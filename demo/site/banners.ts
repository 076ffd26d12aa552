// Banners of the home page and of the list pages.
import type { BannerForm } from '@pavilion/protocol/panels.ts';

interface SeedBanner extends Pick<BannerForm, 'panelCode'> {
  /** Key art by the programme that it was drawn for. */
  art: string;
  /** The programme it leads to; else `path`. */
  programme?: string;
  path?: string;
  zhTitle: string;
  enTitle: string;
  zhSubtitle: string;
  enSubtitle: string;
  focusX?: number;
  focusY?: number;
}
const homeBanner = (key: string, texts: Omit<SeedBanner, 'panelCode' | 'art' | 'programme'>): SeedBanner => ({
  panelCode: 'home',
  art: key,
  programme: key,
  ...texts,
});

export const banners: readonly SeedBanner[] = [
  homeBanner('twelve-lanterns', {
    zhTitle: '长安十二灯',
    enTitle: 'Twelve Lanterns',
    zhSubtitle: '上元夜十二盏宫灯逐一熄灭，一名守灯小吏必须在天亮前找出点火的人。',
    enSubtitle: 'Twelve palace lamps go out one by one, and a junior lamp keeper has until dawn to learn who lit them.',
    focusX: 70,
    focusY: 50,
  }),
  homeBanner('echoes-of-the-deep', {
    zhTitle: '深蓝回声',
    enTitle: 'Echoes of the Deep',
    zhSubtitle: '在南海一千米以下，科学家用声音给看不见的鲸群画像。',
    enSubtitle: 'A kilometre down in the South China Sea, scientists draw unseen whales from sound.',
    focusX: 65,
  }),
  homeBanner('ring-of-stars', {
    zhTitle: '环星纪',
    enTitle: 'Ring of Stars',
    zhSubtitle: '人类在土星环上种了第一棵树，树却开始说话。',
    enSubtitle: 'Humanity plants its first tree on Saturn’s rings, and the tree begins to speak.',
    focusX: 65,
  }),
  homeBanner('conductor-on-the-snow-line', {
    zhTitle: '雪线列车员',
    enTitle: 'Conductor on the Snow Line',
    zhSubtitle: '一列只有五节车厢的慢火车，和它最后一个冬天。',
    enSubtitle: 'A slow train of five carriages, and its last winter.',
    focusX: 60,
  }),
  homeBanner('water-sleeves', {
    zhTitle: '水袖',
    enTitle: 'Water Sleeves',
    zhSubtitle: '三位旦角争一件戏衣，争了一辈子，也护了它一辈子。',
    enSubtitle: 'Three opera singers fight over one robe for a lifetime, and for a lifetime protect it.',
    focusX: 65,
  }),
  homeBanner('keeper-of-gull-rock', {
    zhTitle: '鸥礁守塔人',
    enTitle: 'The Keeper of Gull Rock',
    zhSubtitle: '一九四三年，一座必须熄灭的灯塔，和一个坚持点灯的人。',
    enSubtitle: 'In 1943 a lighthouse is ordered dark, and one man keeps lighting it.',
    focusX: 65,
  }),
  {
    panelCode: 'program',
    art: 'water-sleeves',
    path: '/exhibition',
    zhTitle: '在节展上遇见它们',
    enTitle: 'Meet them at the festivals',
    zhSubtitle: '看看这些节目将在哪些节展亮相，提前约好洽谈时间。',
    enSubtitle: 'See which festivals show these programmes, and fix your meetings beforehand.',
    focusX: 65,
    focusY: 22,
  },
  {
    panelCode: 'exhibition',
    art: 'twelve-lanterns',
    path: '/program',
    zhTitle: '闭幕之后，片单仍在',
    enTitle: 'The market closes, the catalogue stays',
    zhSubtitle: '节展上的节目全年在线，权利状态实时可查，随时下单。',
    enSubtitle: 'What was shown is for sale all year, with its rights in plain sight.',
    focusX: 70,
  },
  {
    panelCode: 'activity',
    art: 'conductor-on-the-snow-line',
    path: '/exhibition',
    zhTitle: '论坛之外，还有节展',
    enTitle: 'Beyond the forum, the festival',
    zhSubtitle: '查看与活动同期举办的节展日程与展映片单。',
    enSubtitle: 'Calendars and line-ups of the festivals around these events.',
    focusX: 60,
  },
  {
    panelCode: 'information',
    art: 'echoes-of-the-deep',
    path: '/activityForum',
    zhTitle: '读过之后，来聊一聊',
    enTitle: 'Read about it, then talk about it',
    zhSubtitle: '报名近期的论坛与推介会，与写下这些数字的人面对面。',
    enSubtitle: 'Sign up for the coming forums and pitching sessions.',
    focusX: 65,
  },
  {
    panelCode: 'competition',
    art: 'ring-of-stars',
    path: '/program?typeId=4',
    zhTitle: '从一分钟，到一百集',
    enTitle: 'From one minute to a hundred episodes',
    zhSubtitle: '喜欢短的？这里有已备案、可授权的微短剧。',
    enSubtitle: 'Like them short? Filed micro dramas, ready to license.',
    focusX: 65,
  },
];
