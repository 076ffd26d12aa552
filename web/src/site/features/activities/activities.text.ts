import { plural } from '@pavilion/protocol/kit/text.ts';
import { titles } from './activities.titles.ts';

export const text = {
  pageTitle: titles.forumTitle,
  lead: {
    zh: '公开课、提案会、圆桌与展映，与决策者面对面。',
    en: 'Clinics, pitches, round tables and screenings: meet the people who decide.',
  },
  statuses: { zh: '活动状态', en: 'Status' },
  all: { zh: '全部', en: 'All' },
  kind: { zh: '全部类型', en: 'All kinds' },
  kindLabel: { zh: '类型', en: 'Kind' },
  period: { zh: '全部时间', en: 'Any time' },
  periodLabel: { zh: '时间', en: 'When' },
  keyword: { zh: '活动、城市或场馆', en: 'Activity, city or venue' },
  clear: { zh: '清除筛选', en: 'Clear filters' },
  count: { zh: (n: string) => `${n} 场活动`, en: (n: string) => plural(n, '1 activity', `${n} activities`) },
  none: { zh: '没有符合这些条件的活动。', en: 'No activity matches these filters.' },
  noneYet: { zh: '暂无活动，敬请期待。', en: 'No activities yet. Please check back soon.' },
  onNow: { zh: '正在进行', en: 'On now' },
  nextUp: { zh: '下一场', en: 'Next up' },
};
