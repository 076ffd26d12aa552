import { plural } from '@pavilion/protocol/kit/text.ts';
import { titles } from './competition.titles.ts';

export const text = {
  ...titles,
  /** These two follow their numbers. */
  entries: { zh: (_n: number) => '部入围作品', en: (n: number) => plural(n, 'shortlisted film', 'shortlisted films') },
  votesCast: { zh: (_n: number) => '张选票', en: (n: number) => plural(n, 'vote cast', 'votes cast') },
  readRules: { zh: '赛事规则', en: 'Rules' },
  rulesTitle: { zh: '赛事规则', en: 'Rules' },
  rankingTitle: { zh: '入围作品', en: 'The entries' },
  entryWindow: { zh: '作品征集', en: 'Entries' },
  votingWindow: { zh: '网上投票', en: 'Online voting' },
  from: { zh: (a: string, b: string) => `${a} – ${b}`, en: (a: string, b: string) => `${a} – ${b}` },
  unset: { zh: '时间待公布', en: 'Dates to be announced' },
  before: { zh: '尚未开始', en: 'Upcoming' },
  open: { zh: '进行中', en: 'Open now' },
  over: { zh: '已结束', en: 'Closed' },
  opensIn: { zh: '距开始', en: 'Opens in' },
  closesIn: { zh: '距截止', en: 'Closes in' },
  perDay: {
    zh: (n: number) => `认证用户每天最多 ${n} 票，同一作品每天一票`,
    en: (n: number) =>
      plural(n, 'Certified users have one vote a day', `Certified users have up to ${n} votes a day, one per entry`),
  },
  sortLabel: { zh: '排序', en: 'Sort' },
  search: { zh: '作品、作者、学校或编号', en: 'Title, author, school or number' },
  found: { zh: (n: string) => `共 ${n} 部作品`, en: (n: string) => plural(n, '1 entry', `${n} entries`) },
  nothingFound: { zh: '没有找到相符的作品。', en: 'No entry matches.' },
  noEntries: { zh: '入围作品即将公布。', en: 'The shortlist will be announced soon.' },
  clear: { zh: '清除搜索', en: 'Clear the search' },

  gone: {
    zh: '这部作品不存在，或已不再展示。',
    en: 'This entry does not exist, or is no longer shown.',
  },
  toCompetition: { zh: '返回大赛', en: 'All entries' },
  place: { zh: (n: number) => `第 ${n} 名`, en: (n: number) => `Place ${n}` },
  number: { zh: '参赛编号', en: 'Number' },
  length: { zh: '时长', en: 'Length' },
  views: { zh: '播放', en: 'Views' },
  votes: { zh: '票数', en: 'Votes' },
  aboutTitle: { zh: '作品简介', en: 'About the film' },
  neighbours: { zh: '相邻作品', en: 'Neighbouring entries' },
  previous: { zh: '上一部', en: 'Previous' },
  next: { zh: '下一部', en: 'Next' },
  leadersTitle: { zh: '榜单前列', en: 'In the lead' },
  chinese: { zh: '中文', en: '中文' },
  english: { zh: 'English', en: 'English' },
  noFilm: { zh: '影片正在准备中', en: 'The film is being prepared' },

  vote: { zh: '为它投票', en: 'Vote for it' },
  voteUnset: { zh: '投票时间待公布', en: 'Voting dates to be announced' },
  voteBefore: { zh: (at: string) => `${at} 开始投票`, en: (at: string) => `Voting opens ${at}` },
  voteOver: { zh: '投票已结束', en: 'Voting has closed' },
  voteTitle: { zh: '网上投票', en: 'Online voting' },
  windowUnset: {
    zh: '主办方尚未公布投票时间。公布后，本页和大赛页面会同步更新。',
    en: 'The organisers have not announced the dates yet. This page and the competition’s page will show them.',
  },
  windowBefore: {
    zh: (from: string, to: string) => `网上投票将于 ${from} 开始，${to} 截止，以服务器时间为准。`,
    en: (from: string, to: string) => `Online voting opens ${from} and closes ${to}, by the server’s clock.`,
  },
  windowOpen: {
    zh: (to: string) =>
      `投票期已经开始，至 ${to} 截止。本站的网上投票功能正在开通，开通后即可在此页投票；此前的票数来自校园展映。`,
    en: (to: string) =>
      `The voting period has begun and lasts until ${to}. Voting on this site is being switched on; you will vote on this page. The count so far comes from the campus screenings.`,
  },
  windowOver: {
    zh: (at: string) => `投票已于 ${at} 截止，现在显示的是最终票数。`,
    en: (at: string) => `Voting closed ${at}. The count shown is final.`,
  },
  windowMeanwhile: {
    zh: '您可以先完成认证（投票需要认证），或把作品分享给朋友。',
    en: 'Meanwhile you can get certified, which voting requires, or share the film.',
  },
  certify: { zh: '去认证', en: 'Get certified' },
  close: { zh: '知道了', en: 'OK' },
};
