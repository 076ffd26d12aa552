import { plural } from '@pavilion/protocol/kit/text.ts';
export const text = {
  signupOpensIn: { zh: '距报名开始', en: 'Sign-up opens in' },
  signupClosesIn: { zh: '距报名截止', en: 'Sign-up closes in' },
  startsIn: { zh: '距开始', en: 'Starts in' },
  endsIn: { zh: '距结束', en: 'Ends in' },
  endedOn: { zh: '结束于', en: 'Ended' },
  replay: { zh: '可看回放', en: 'Replay available' },
  /** Follows its number. */
  days: { zh: (_n: number) => '天', en: (n: number) => plural(n, 'day', 'days') },
  hours: { zh: '时', en: 'h' },
  minutes: { zh: '分', en: 'min' },
  online: { zh: '线上', en: 'Online' },
  onlineToo: { zh: '可线上参与', en: 'also online' },
  month: { zh: (n: string) => `${n}月`, en: (n: string) => n },
  monthOfYear: {
    zh: (year: string, month: string) => `${year}.${month}`,
    en: (year: string, month: string) => `${month} ${year}`,
  },
};
