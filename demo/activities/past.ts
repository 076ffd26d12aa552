// Ended activities, some with a replay.
import type { SeedActivity } from './activity.ts';

export const pastActivities: readonly SeedActivity[] = [
  {
    key: 'factual-seminar',
    kind: 1,
    zhTitle: '纪录片国际传播研讨：声音从哪里来',
    enTitle: 'Factual abroad: whose voice tells it',
    zhSummary: '旁白、同期声与字幕的取舍，以《深蓝回声》国际版为例。',
    enSummary: 'Narration, location sound or subtitles, with the international cut of Echoes of the Deep as the case.',
    zhPlace: '滨海图书馆 · 报告厅',
    enPlace: 'Seaside Library, lecture hall',
    zhCity: '青岛',
    enCity: 'Qingdao',
    online: true,
    time: { day: -5, from: '14:00', to: '17:00' },
    signup: { opens: [20, '09:00'], closes: [1, '18:00'] },
    capacity: 160,
    replay: 'trailer-echoes-of-the-deep.mp4',
    zhBody:
      '<p>《深蓝回声》的国际版去掉了全部旁白，只留水下录音与字幕。研讨会请导演、译制与采购三方谈这个决定：谁支持，谁反对，卖出去以后又怎么看。</p><p>回放为会上放映的国际版片段。</p>',
    enBody:
      '<p>The international cut of “Echoes of the Deep” dropped its narration and kept the hydrophone and the subtitles. Director, localiser and buyer talk about that decision: who was for it, who against, and what they think now that it has sold.</p><p>The replay is the reel shown on the day.</p>',
    agenda: [
      [0, 50, '放映：国际版片段', 'Screening: the international cut'],
      [50, 60, '对谈：去掉旁白', 'Talk: losing the narrator', '沈屿、玛丽娜·科斯塔', 'Shen Yu, Marina Costa'],
      [110, 70, '圆桌与提问', 'Round table and questions'],
    ],
    guests: [
      ['沈屿', 'Shen Yu', '北渚纪实总编辑', 'Editor-in-chief, Northbank Factual'],
      ['玛丽娜·科斯塔', 'Marina Costa', '岬光视界译制主管', 'Head of localisation, Cabo Lume'],
    ],
  },
  {
    key: 'clause-clinic',
    kind: 1,
    zhTitle: '合同条款门诊：独家、非独家与保留期',
    enTitle: 'Clause clinic: exclusive, non-exclusive and holdback',
    zhSummary: '十个真实提问，每个十分钟；三句话说清一条条款。',
    enSummary: 'Ten real questions, ten minutes each, and every clause in three sentences.',
    online: true,
    time: { day: -14, from: '15:00', to: '17:00' },
    signup: { opens: [15, '09:00'], closes: [1, '12:00'] },
    capacity: 500,
    replay: 'clause-clinic.mp4',
    zhBody:
      '<p>门诊收到八十七个问题，最多的三个是：独家授权期间版权方自己能不能播；保留期算不算在授权年限里；“短视频平台”含不含平台的长视频频道。</p><p>回放节选了要点卡片，完整答复已整理进<a href="#/about">平台说明</a>。</p>',
    enBody:
      '<p>Eighty-seven questions came in. The three asked most: may the owner still show it during an exclusive licence; does a holdback count towards the duration; does “short video” include a platform’s long-form channel?</p><p>The replay shows the cards with the main points.</p>',
    agenda: [
      [0, 50, '问题一至五', 'Questions one to five', '苏明远', 'Su Mingyuan'],
      [50, 10, '休息', 'Break'],
      [60, 60, '问题六至十', 'Questions six to ten', '苏明远、林知夏', 'Su Mingyuan, Lin Zhixia'],
    ],
    guests: [
      ['苏明远', 'Su Mingyuan', '影视版权律师', 'Film and television rights lawyer'],
      ['林知夏', 'Lin Zhixia', '云上节展版权部主任', 'Head of rights, Festival Pavilion'],
    ],
  },
  {
    key: 'lighthouse-night',
    kind: 4,
    zhTitle: '《鸥礁守塔人》创作分享与放映',
    enTitle: 'The Keeper of Gull Rock: screening and talk',
    zhSummary: '在一座还亮着的灯塔下放映，主创讲如何在岛上拍满一个冬天。',
    enSummary: 'Shown beneath a lighthouse that still works; the makers on shooting a whole winter on one rock.',
    zhPlace: '旧灯塔广场',
    enPlace: 'Old Lighthouse Square',
    zhCity: '舟山',
    enCity: 'Zhoushan',
    time: { day: -27, from: '19:00', to: '21:30' },
    replay: 'trailer-keeper-of-gull-rock.mp4',
    zhBody: '<p>放映当晚有雾，灯塔照常亮起，全场等了四分钟才看清银幕。导演说，那四分钟是最好的开场。</p>',
    enBody:
      '<p>There was fog that night. The lamp turned as always, and for four minutes nobody saw the screen. The director says it was the best opening he ever had.</p>',
    agenda: [
      [0, 100, '放映', 'Screening'],
      [100, 50, '主创对谈', 'Talk with the makers'],
    ],
    guests: [['魏汀', 'Wei Ting', '《鸥礁守塔人》导演', 'Director, The Keeper of Gull Rock']],
  },
  {
    key: 'music-salon',
    kind: 7,
    zhTitle: '版权沙龙：片子卖出去了，音乐跟着走吗',
    enTitle: 'Rights salon: the film is sold, does the music go with it?',
    zhSummary: '同步权、表演权与片尾曲的三种签法。',
    enSummary: 'Synchronisation, performance, and three ways to sign an end song.',
    zhPlace: '老厂房声音博物馆',
    enPlace: 'Sound Museum in the Old Works',
    zhCity: '广州',
    enCity: 'Guangzhou',
    time: { day: -46, from: '19:00', to: '21:00' },
    capacity: 50,
    zhBody:
      '<p>音乐权利是海外交付中最常缺的一页。沙龙以一张权利清单贯穿，逐项填空：曲、词、录音、表演、改编、地区、年限。</p>',
    enBody:
      '<p>Music is the page most often missing from a delivery abroad. We filled in one sheet together: composition, lyrics, recording, performance, adaptation, territory, duration.</p>',
    agenda: [
      [0, 60, '一张权利清单', 'One sheet of rights', '秦歌', 'Qin Ge'],
      [60, 60, '自由交流', 'Conversation'],
    ],
    guests: [['秦歌', 'Qin Ge', '声音设计师', 'Sound designer']],
  },
];
