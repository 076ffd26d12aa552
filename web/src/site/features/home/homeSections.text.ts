import { text as home } from './home.text.ts';

/** Texts of the sections below the hero; they are loaded with those, after the first paint. */
export const text = {
  ...home,
  fairsTitle: { zh: '节展日程', en: 'Festival calendar' },
  fairsLead: {
    zh: '国际影视节展与云上专场，同一张日程。',
    en: 'Festivals, markets and our own cloud fairs on one calendar.',
  },
  fairsAll: { zh: '全部节展', en: 'All festivals' },
  activitiesTitle: { zh: '活动与论坛', en: 'Activities and forums' },
  activitiesLead: { zh: '论坛、推介会、展映与研修。', en: 'Forums, pitching sessions, screenings and training.' },
  activitiesAll: { zh: '全部活动', en: 'All activities' },
  newsTitle: { zh: '资讯', en: 'News' },
  newsAll: { zh: '更多资讯', en: 'More news' },
  newsTabs: { zh: '资讯分类', en: 'Kinds of news' },
  every: { zh: '全部', en: 'All' },
  entriesTitle: { zh: '短视频大赛', en: 'Short-video competition' },
  entriesLead: { zh: '竖屏里的好故事，按票数排列。', en: 'Great stories in vertical format, ranked by votes.' },
  entriesAll: { zh: '全部作品', en: 'All entries' },
  doorSellers: { zh: '国内展商', en: 'Domestic exhibitors' },
  doorSellersLead: {
    zh: '制作机构、电视台与平台方的线上展位',
    en: 'Producers, broadcasters and platforms at their online booths',
  },
  doorBuyers: { zh: '海外客商', en: 'Overseas customers' },
  doorBuyersLead: { zh: '来自各国的采购方与发行方', en: 'Buyers and distributors from around the world' },
};
