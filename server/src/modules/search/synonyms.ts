import { Genre, ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { countryCodes, countryLabel } from '@pavilion/protocol/territories.ts';
import { cut, type Piece } from './fold.ts';

// Synonyms of types and genres in the trade, by Chinese label: the item is found by them too.
const alsoCalled: Readonly<Record<string, string>> = {
  电视剧: '剧集 连续剧 国产剧 drama series TV',
  纪录片: '纪实 documentary factual doc',
  动画片: '动画 动漫 卡通 animation animated anime',
  微短剧: '短剧 竖屏剧 小程序剧 vertical short drama mini series',
  网络视听内容: '网生内容 网剧 网络剧 网综 web series online original',
  网生内容: '网络视听内容 网剧 网络剧 网综 web series online original',
  悬念: '悬疑 悬疑剧 thriller',
  悬疑推理: '悬疑 推理 侦探 detective whodunit suspense',
  惊悚: '恐怖 horror',
  罪案: '犯罪 刑侦 警匪 police',
  古装: '古装剧 period costume',
  年代: '年代剧 period',
  历史: '历史 period',
  科幻: 'scifi 太空 science-fiction',
  奇幻: '玄幻 magic',
  少儿: '儿童 kids',
  学前: '儿童 幼儿 少儿 亲子 kids children',
  校园: '学校',
  爱情: '言情 恋爱 偶像 love',
  家庭: '亲情 伦理',
  喜剧: '搞笑 幽默 humour funny',
  美食: '饮食 吃 cooking cuisine',
  自然: '生态 环境 environment',
  野生动物: '动物 animals',
  体育: '运动 sports',
  职场: '行业剧 office',
  乡村: '农村 三农 countryside village',
  手艺: '非遗 匠人 handicraft heritage',
  文化: '人文 非遗 heritage',
  旅行: '旅游 travelogue',
  音乐: '歌舞 musical',
  真人秀: '综艺 show',
  综艺: '真人秀 show',
  访谈: '谈话 脱口秀 interview',
  武侠: '功夫 动作 martial arts',
  法律: '律政 court',
  科学: '科普',
  青春: '校园 teen coming-of-age',
  都市: '现代 contemporary',
};

const pieces = new Map(Object.entries(alsoCalled).map(([name, words]) => [name, cut(words)]));
/** Returns synonyms of an item’s Chinese names, which are separated by spaces. */
export const synonymsOf = (zhNames: string): Piece[] => zhNames.split(' ').flatMap((name) => pieces.get(name) ?? []);

const labels = new Map<string, Text>([
  ...[...ProgrammeType.options, ...Genre.options].map((label) => [label.zh, label] as const),
  ...countryCodes.map((code) => [countryLabel(code).zh, countryLabel(code)] as const),
]);
/** A type, genre or country by its Chinese label: every word it is searched by. */
const facets = new Map(
  [...new Set([...labels.keys(), ...Object.keys(alsoCalled)])].map((zh) => {
    const en = labels.get(zh)?.en ?? '';
    return [zh, cut([zh, en, alsoCalled[zh] ?? ''].join(' ')).map(({ text }) => text)] as const;
  }),
);
const facetWords = new Set([...facets.values()].flat());
/** Returns the words of a programme’s type, genres and country, which are among its Chinese names. */
export const facetsOf = (zhNames: string): string[] => zhNames.split(' ').flatMap((name) => facets.get(name) ?? []);
/** Returns whether a word names a kind of programme or a year: such words match all of the kind. */
export const isFacet = (word: string): boolean => facetWords.has(word) || /^(19|20)\d\d$/.test(word);
