import type { ContactTopic } from '@pavilion/protocol/companies.ts';

/** What demo accounts wrote to companies; `days` ago. */
export interface SeedLetter {
  readonly from: string;
  readonly senderName: string;
  readonly to: string;
  readonly programme?: string;
  readonly topic: ContactTopic;
  readonly message: string;
  readonly showsAddress: boolean;
  readonly days: number;
  readonly note?: string;
}

export const letters: readonly SeedLetter[] = [
  {
    from: 'enterprise',
    senderName: '子午线屏幕有限公司',
    to: 'yunzhanli',
    programme: 'twelve-lanterns',
    topic: 'licence',
    message:
      '您好，我们计划明年春节档在新加坡和马来西亚推出一个古装悬疑专区，想了解本剧在两地的会员点播与广告点播是否仍可授权，以及无字幕母版的交付周期。',
    showsAddress: true,
    days: 9,
    note: '对方已直接回复，双方约在节展现场见面。',
  },
  {
    from: 'andes',
    senderName: 'Ventana Andina Televisión S.A.',
    to: 'northbank',
    topic: 'coproduction',
    message:
      'We are preparing four films on volcanoes and the people who live below them, shot in Chile and Yunnan. Would your nature unit care to join from research on? We bring two fifths of the budget and a Spanish-language broadcaster.',
    showsAddress: false,
    days: 4,
  },
  {
    from: 'kapoktide',
    senderName: 'Kapok Tide Media',
    to: 'selat-vision',
    topic: 'offer',
    message:
      'Our new Cantonese kitchen series has twelve parts of thirty minutes and opens in Guangzhou in October. May we send you a screener of the first two, with Malay subtitles?',
    showsAddress: true,
    days: 2,
  },
  {
    from: 'person',
    senderName: '程见川',
    to: 'shiguang-voice',
    topic: 'meeting',
    message: '想在节展第二天上午到展位谈一部八集纪录片的泰语、越南语配音，麻烦告知是否方便。',
    showsAddress: false,
    days: 1,
  },
];
