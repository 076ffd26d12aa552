// The downloads of the demo fair. `demo/art/makeDownloadFiles.ts` makes their files.
import type { DownloadForm } from '@pavilion/protocol/downloads.ts';
import type { z } from 'zod';

type Texts = Pick<z.input<typeof DownloadForm>, 'zhTitle' | 'enTitle' | 'zhSummary' | 'enSummary'>;
export interface SeedDownload extends Texts, Pick<DownloadForm, 'category' | 'language'> {
  /** The file in `files`, and the name that visitors receive it by. */
  readonly file: string;
  readonly fileName: string;
  /** The key of an exhibition. */
  readonly exhibition?: string;
  /** The key of a picture. */
  readonly cover?: string;
}
export const seedDownloads: readonly SeedDownload[] = [
  {
    file: 'jianghai-brochure.pdf',
    fileName: '江海国际影视节 宣传册 Brochure.pdf',
    category: 'brochure',
    language: 'both',
    exhibition: 'jianghai',
    cover: 'exhibition-jianghai-cover',
    zhTitle: '江海国际影视节宣传册',
    enTitle: 'Brochure of the Jianghai Festival',
    zhSummary: '本届主题、主宾区与展映单元，以及各场活动的时间和地点。',
    enSummary: 'The theme, the guest region and the film sections, with the time and place of each event.',
  },
  {
    file: 'exhibitors.pdf',
    fileName: '展商目录 Exhibitor catalogue.pdf',
    category: 'catalogue',
    language: 'both',
    exhibition: 'jianghai',
    zhTitle: '展商目录',
    enTitle: 'Exhibitor catalogue',
    zhSummary: '国内展商名录：所在城市、成立年份和主营节目。',
    enSummary: 'The domestic exhibitors with their city, their founding year and what they sell.',
  },
  {
    file: 'floor-plan.pdf',
    fileName: '一号馆展位图 Floor plan hall 1.pdf',
    category: 'floorPlan',
    language: 'both',
    exhibition: 'jianghai',
    zhTitle: '一号馆展位图',
    enTitle: 'Floor plan of hall 1',
    zhSummary: '四十个标准展位、主舞台、洽谈区与出入口。',
    enSummary: 'Forty standard booths, the main stage, the meeting area, entrances and exits.',
  },
  {
    file: 'booth-order-zh.pdf',
    fileName: '展位预订表.pdf',
    category: 'form',
    language: 'zh',
    exhibition: 'jianghai',
    zhTitle: '展位预订表（中文）',
    enTitle: 'Booth order form (Chinese)',
    zhSummary: '填写、盖章后发送至组委会邮箱。',
    enSummary: 'To be completed, stamped and sent to the organising committee.',
  },
  {
    file: 'booth-order-en.pdf',
    fileName: 'Booth order form.pdf',
    category: 'form',
    language: 'en',
    exhibition: 'jianghai',
    zhTitle: '展位预订表（英文）',
    enTitle: 'Booth order form (English)',
    zhSummary: '供海外展商使用，内容与中文版一致。',
    enSummary: 'For exhibitors from abroad; the same fields as the Chinese form.',
  },
  {
    file: 'buyers-guide.pdf',
    fileName: 'Buyer’s guide 买方指南.pdf',
    category: 'brochure',
    language: 'both',
    zhTitle: '买方指南：从认证到签约',
    enTitle: 'Buyer’s guide: from certification to contract',
    zhSummary: '在云上节展购买授权的七个步骤。',
    enSummary: 'The seven steps of licensing a programme on the Festival Pavilion.',
  },
  {
    file: 'press-kit.pdf',
    fileName: 'Press kit 新闻资料.pdf',
    category: 'press',
    language: 'both',
    exhibition: 'jianghai',
    cover: 'exhibition-jianghai-photo-1',
    zhTitle: '媒体新闻资料',
    enTitle: 'Press kit',
    zhSummary: '节展概况、重要日程与媒体联络方式。',
    enSummary: 'Facts of the festival, its main dates and the contact for media.',
  },
  {
    file: 'silkroad-brochure.pdf',
    fileName: '丝路纪录片大会 宣传册 Brochure.pdf',
    category: 'brochure',
    language: 'both',
    exhibition: 'silkroad',
    cover: 'exhibition-silkroad-cover',
    zhTitle: '丝路纪录片大会宣传册',
    enTitle: 'Brochure of the Silk Road Documentary Forum',
    zhSummary: '大会介绍、展映单元与日程安排。',
    enSummary: 'About the forum, with its programme.',
  },
];
