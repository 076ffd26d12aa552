// The twenty entries of the demo competition; people, schools and studios are invented.

export interface SeedEntry {
  key: string;
  zhTitle: string;
  enTitle: string;
  zhAuthor: string;
  enAuthor: string;
  zhSchool: string;
  enSchool: string;
  zhIntro: string;
  enIntro: string;
  /** From the campus screenings of the first round; online voting is still to come. */
  votes: number;
  views: number;
}

const entry = (
  key: string,
  [zhTitle, enTitle]: [string, string],
  [zhAuthor, enAuthor]: [string, string],
  [zhSchool, enSchool]: [string, string],
  [zhIntro, enIntro]: [string, string],
  votes: number,
  views: number,
): SeedEntry => ({ key, zhTitle, enTitle, zhAuthor, enAuthor, zhSchool, enSchool, zhIntro, enIntro, votes, views });

const jianghai: [string, string] = ['江海传媒学院', 'Jianghai Media College'];
const northbank: [string, string] = ['北岸影像工作室', 'Northbank Film Workshop'];
const yunling: [string, string] = ['云岭艺术学院', 'Yunling Academy of Arts'];
const harbour: [string, string] = ['港湾大学新闻与传播学院', 'Harbour University, School of Communication'];
const free: [string, string] = ['独立创作者', 'Independent'];
const lantern: [string, string] = ['半盏灯动画小组', 'Half a Lamp Animation'];

export const entries: readonly SeedEntry[] = [
  entry(
    'a-letter-in-the-rain',
    ['雨夜来信', 'A Letter in the Rain'],
    ['林见鹿', 'Lin Jianlu'],
    jianghai,
    [
      '一封寄错楼号的信，让同一栋楼里从未说过话的两个人在雨夜共撑了一把伞。全片没有对白，只有雨声和字幕。',
      'A letter posted to the wrong block puts two neighbours who have never spoken under one umbrella. No dialogue: only rain, and the words on the page.',
    ],
    8412,
    61_204,
  ),
  entry(
    'lamplit-street',
    ['灯下长街', 'The Lamplit Street'],
    ['沈砚、罗小满', 'Shen Yan, Luo Xiaoman'],
    yunling,
    [
      '守灯人在节后收起最后一盏灯。作者用三天三夜的定时拍摄，换来一条街由亮到暗的两分钟。',
      'The keeper takes down the last lamp after the festival. Three days and nights of time-lapse become two minutes in which a street goes dark.',
    ],
    7930,
    58_871,
  ),
  entry(
    'swimming-with-whales',
    ['与鲸同游', 'Swimming with Whales'],
    ['陶一帆', 'Tao Yifan'],
    harbour,
    [
      '听障少女第一次下水，用身体而不是耳朵听见鲸的低鸣。',
      'A deaf girl enters the water for the first time and hears a whale with her body instead of her ears.',
    ],
    6705,
    49_330,
  ),
  entry(
    'rooftop-summer',
    ['屋顶之夏', 'Rooftop Summer'],
    ['许知秋', 'Xu Zhiqiu'],
    free,
    [
      '停电的夏夜，整栋楼的猫先到了屋顶，人随后才来。',
      'On a summer night without power the cats of the house reach the roof first. The people follow.',
    ],
    5288,
    40_126,
  ),
  entry(
    'forest-postman',
    ['林间邮差', 'The Forest Postman'],
    ['半盏灯动画小组', 'Half a Lamp'],
    lantern,
    [
      '剪纸定格动画。一头鹿替森林送信，唯独自己的那封一直没有送出去。',
      'Stop motion in cut paper. A deer carries the forest’s mail and never delivers its own letter.',
    ],
    4916,
    37_442,
  ),
  entry(
    'harbour-of-dust',
    ['星港', 'Harbour of Dust'],
    ['贺川', 'He Chuan'],
    jianghai,
    [
      '最后一名港口管理员每天为不再来的飞船亮灯。全部场景在一间九平方米的宿舍里搭成。',
      'The last harbour master lights the beacon for ships that no longer come. Every set was built in a dormitory room of nine square metres.',
    ],
    4102,
    33_018,
  ),
  entry(
    'last-tram',
    ['末班电车', 'The Last Tram'],
    ['白若溪', 'Bai Ruoxi'],
    harbour,
    [
      '一位老司机退休前的最后一趟车，站名随着他的记忆一站站改变。',
      'A driver’s last run before he retires. The names of the stops change with what he remembers.',
    ],
    3870,
    29_655,
  ),
  entry(
    'grandmas-stove',
    ['外婆的灶台', 'Grandmother’s Stove'],
    ['周小麦', 'Zhou Xiaomai'],
    free,
    [
      '三代人围着同一口锅。作者只用锅沿的视角，记录了一顿年夜饭从备菜到收碗的全过程。',
      'Three generations around one pot. A whole New Year’s dinner, from the chopping to the washing-up, seen from the rim.',
    ],
    3524,
    28_310,
  ),
  entry(
    'three-minutes-to-curtain',
    ['登台前三分钟', 'Three Minutes to Curtain'],
    ['苏云袖', 'Su Yunxiu'],
    yunling,
    [
      '镜头不离开一位青年旦角的手：勾脸、系带、试水袖，直到大幕拉开。',
      'The camera never leaves a young performer’s hands: paint, ribbons, the first throw of the sleeves, until the curtain opens.',
    ],
    3391,
    25_904,
  ),
  entry(
    'call-from-the-north',
    ['极光来电', 'A Call from the North'],
    ['安德鲁·维克、韩冬', 'Andrew Vik, Han Dong'],
    northbank,
    [
      '在北境驻站的父亲每周只有一次信号。女儿把他的沉默录成了一段旋律。',
      'A father at a northern station has a signal once a week. His daughter turns his silences into a tune.',
    ],
    3077,
    24_118,
  ),
  entry(
    'kite-season',
    ['纸鸢季', 'Kite Season'],
    ['方远', 'Fang Yuan'],
    jianghai,
    ['村里的风筝匠收了最后一个徒弟，徒弟今年六岁。', 'The village kite maker takes his last apprentice. She is six.'],
    2846,
    22_790,
  ),
  entry(
    'the-balloon-that-left',
    ['一只气球的远行', 'The Balloon That Left'],
    ['半盏灯动画小组', 'Half a Lamp'],
    lantern,
    [
      '一座小镇系在气球上，每年有一根线自己松开。',
      'A small town hangs from balloons, and every year one string unties itself.',
    ],
    2618,
    20_477,
  ),
  entry(
    'closing-the-stall',
    ['夜市收摊', 'Closing the Stall'],
    ['梁阿福', 'Leung Ah Fook'],
    free,
    [
      '凌晨两点，摊主们互换剩下的食物。一镜到底，拍了十一次才成。',
      'At two in the morning the stallholders trade what is left. One take; it was the eleventh.',
    ],
    2405,
    19_862,
  ),
  entry(
    'shadow-lesson',
    ['皮影课', 'A Lesson in Shadow'],
    ['秦朗', 'Qin Lang'],
    yunling,
    [
      '乡村小学的皮影课上，学生给老艺人的旧戏换了结局。',
      'In a village school the pupils give the old master’s play another ending.',
    ],
    2233,
    17_540,
  ),
  entry(
    'slow-train-in-snow',
    ['雪夜慢车', 'Slow Train in Snow'],
    ['顾念北', 'Gu Nianbei'],
    northbank,
    [
      '沿线最后一趟逢站必停的列车，在雪夜里为一位忘带车票的孩子多停了一分钟。',
      'The last train that stops everywhere waits one more minute, in the snow, for a child without a ticket.',
    ],
    2016,
    16_233,
  ),
  entry(
    'listening-to-bamboo',
    ['听竹', 'Listening to Bamboo'],
    ['叶青', 'Ye Qing'],
    yunling,
    [
      '斫琴师在竹林里寻找一种声音。影片的每一个音都采自同一片林子。',
      'A lute maker walks a bamboo grove in search of one sound. Every note of the film was recorded in that grove.',
    ],
    1788,
    14_087,
  ),
  entry(
    'four-in-the-morning',
    ['凌晨四点的灯塔', 'Four in the Morning'],
    ['莫海', 'Mo Hai'],
    harbour,
    [
      '自动化改造前夜，看守人按旧规矩写完最后一页日志。',
      'On the eve of automation the keeper writes the last page of the log the old way.',
    ],
    1642,
    12_905,
  ),
  entry(
    'walking-the-terraces',
    ['走梯田', 'Walking the Terraces'],
    ['玉香', 'Yu Xiang'],
    free,
    [
      '从插秧到收割，同一条田埂，同一双脚，一年压缩成九十秒。',
      'One ridge, one pair of feet, from planting to harvest: a year in ninety seconds.',
    ],
    1435,
    11_318,
  ),
  entry(
    'koi-at-moonrise',
    ['锦鲤与月色', 'Koi at Moonrise'],
    ['何田田', 'He Tiantian'],
    jianghai,
    [
      '手绘动画。池塘里的鱼以为月亮是另一条鱼，于是每晚都去接它。',
      'Drawn by hand. The fish in a pond take the moon for another fish, and every night they swim to fetch it.',
    ],
    1260,
    9_874,
  ),
  entry(
    'salt-road',
    ['盐路', 'The Salt Road'],
    ['阿依古丽', 'Aygul'],
    northbank,
    [
      '货车司机和副驾上从不说话的搭档，在日落前驶完最后三十公里。',
      'A lorry driver and a partner who never speaks drive the last thirty kilometres before sunset.',
    ],
    1127,
    8_640,
  ),
];

/** What the films say, by the entry's key: seconds from, seconds to, Chinese, English. */
export const captions: Readonly<Record<string, readonly (readonly [number, number, string, string])[]>> = {
  'a-letter-in-the-rain': [
    [0.3, 2, '信是寄给三号楼的。', 'The letter was for block three.'],
    [2.1, 4, '雨是下给所有人的。', 'The rain was for everyone.'],
    [4.1, 5.9, '她把伞往我这边，偏了一点。', 'She tilted the umbrella my way, a little.'],
  ],
  'lamplit-street': [
    [0.4, 2.6, '最后一盏，留给晚归的人。', 'The last lamp is for those who come home late.'],
    [2.9, 5.7, '天亮以前，街是我的。', 'Until dawn, the street is mine.'],
  ],
  'swimming-with-whales': [
    [0.4, 2.8, '我听不见海。', 'I cannot hear the sea.'],
    [3, 5.7, '可是海听见了我。', 'But the sea heard me.'],
  ],
};
