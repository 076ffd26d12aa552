import { type CodeOf, labelledEnum } from './kit/codes.ts';

/** The media a licence can be cut by, as buyers and sellers name them (product §4). */
export const Medium = labelledEnum({
  theatrical: { zh: '院线放映', en: 'Theatrical' },
  non_theatrical: { zh: '非院线放映', en: 'Non-theatrical' },
  free_tv: { zh: '免费电视', en: 'Free TV' },
  pay_tv: { zh: '付费电视', en: 'Pay TV' },
  iptv: { zh: 'IPTV', en: 'IPTV' },
  svod: { zh: '会员点播', en: 'SVOD' },
  avod: { zh: '广告点播', en: 'AVOD' },
  tvod: { zh: '单次点播', en: 'TVOD' },
  short_video: { zh: '短视频平台', en: 'Short video' },
  inflight: { zh: '机上娱乐', en: 'In-flight' },
  home_video: { zh: '音像制品', en: 'Home video' },
  clip: { zh: '片段素材', en: 'Clips' },
  format: { zh: '模式与翻拍权', en: 'Format and remake' },
});
export type Medium = CodeOf<typeof Medium>;
