import { plural } from '@pavilion/protocol/kit/text.ts';
export const text = {
  missing: { zh: '暂无中文', en: 'No English yet' },
  province: { zh: '省份', en: 'Province' },
  city: { zh: '城市', en: 'City' },
  area: { zh: '区县', en: 'District' },
  addFile: { zh: '选择文件', en: 'Choose a file' },
  addImage: { zh: '上传图片', en: 'Upload a picture' },
  imageHint: { zh: 'jpg、png 格式，不超过 5M', en: 'jpg or png, up to 5M' },
  documentHint: { zh: '图片或 PDF，每个不超过 5M', en: 'Pictures or PDF, up to 5M each' },
  uploading: { zh: (percent: number) => `上传中 ${percent}%`, en: (percent: number) => `Uploading ${percent}%` },
  uploadFailed: { zh: '上传失败', en: 'Upload failed' },
  removeFile: { zh: (name: string) => `移除 ${name}`, en: (name: string) => `Remove ${name}` },
  tooMany: {
    zh: (n: number) => `最多上传 ${n} 个文件`,
    en: (n: number) => plural(n, 'Only one file can be uploaded', `Up to ${n} files can be uploaded`),
  },
  loadingAreas: { zh: '地区加载中…', en: 'Loading regions…' },
};
