import { plural } from '@pavilion/protocol/kit/text.ts';
export const text = {
  remove: { zh: (name: string) => `移除 ${name}`, en: (name: string) => `Remove ${name}` },
  typeToFind: { zh: '输入关键词查找', en: 'Type to find' },
  nothing: { zh: '没有匹配项', en: 'Nothing matches' },
  all: { zh: '全选', en: 'All' },
  none: { zh: '清空', en: 'None' },
  countries: {
    zh: (n: number) => `${n} 个国家/地区`,
    en: (n: number) => plural(n, '1 country or region', `${n} countries and regions`),
  },
  include: { zh: '包含', en: 'Included' },
  exclude: { zh: '除外', en: 'Excluded' },
  upload: { zh: '上传图片', en: 'Upload a picture' },
  uploading: { zh: (percent: number) => `上传中 ${percent}%`, en: (percent: number) => `Uploading ${percent}%` },
  earlier: { zh: (n: number) => `将第 ${n} 张前移`, en: (n: number) => `Move picture ${n} forward` },
  later: { zh: (n: number) => `将第 ${n} 张后移`, en: (n: number) => `Move picture ${n} back` },
  removePicture: { zh: (n: number) => `移除第 ${n} 张`, en: (n: number) => `Remove picture ${n}` },
  tooMany: {
    zh: (n: number) => `最多 ${n} 张图片`,
    en: (n: number) => plural(n, 'Only one picture can be added', `Up to ${n} pictures can be added`),
  },
  picture: { zh: (n: number) => `第 ${n} 张`, en: (n: number) => `Picture ${n}` },
};
