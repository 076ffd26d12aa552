import { plural } from '@pavilion/protocol/kit/text.ts';
export const text = {
  settingsTitle: { zh: '大赛设置', en: 'Windows and rules' },
  entriesTitle: { zh: '参赛作品', en: 'Competition entries' },
  editTitle: { zh: '编辑参赛作品', en: 'Edit an entry' },
  newTitle: { zh: '新建作品', en: 'New entry' },
  number: { zh: '编号', en: 'Number' },
  author: { zh: '作者', en: 'Author' },

  wordsHeading: { zh: '作品与作者', en: 'Film and maker' },
  factsHeading: { zh: '编号与时长', en: 'Number and length' },
  posterHeading: { zh: '竖版封面', en: 'Vertical poster' },
  posterHint: { zh: '竖图 9:16，宽不小于 720。', en: 'Vertical, 9:16, at least 720 pixels wide.' },
  filmHeading: { zh: '影片', en: 'Film' },
  filmHint: {
    zh: '竖屏 mp4 或 mov，每个不超过 500M。可上传同一影片的多种画质，观众自行选择；上传可暂停和续传。',
    en: 'Vertical mp4 or mov, up to 500 MB each. Upload the film in several sizes to let viewers choose; uploads can be paused and resumed.',
  },
  playlistHint: {
    zh: '如已转码为 HLS，填写 /media/ 下的 .m3u8 地址，播放器会优先使用。',
    en: 'If the film was transcoded to HLS, enter its .m3u8 path under /media/; the player uses it first.',
  },
  captionsHeading: { zh: '字幕', en: 'Captions' },
  captionsHint: {
    zh: 'UTF-8 编码的 .vtt 或 .srt。系统会逐行检查，并清除样式与备注。',
    en: '.vtt or .srt in UTF-8. Every cue is checked; styles and notes are removed.',
  },
  addFilm: { zh: '上传影片', en: 'Upload a film' },
  removeFile: { zh: (name: string) => `移除 ${name}`, en: (name: string) => `Remove ${name}` },
  fileNumber: { zh: (id: number) => `文件 ${id}`, en: (id: number) => `File ${id}` },
  notAVideo: { zh: '无法读取该视频，请检查文件', en: 'This video cannot be read; please check the file' },
  notUpright: {
    zh: '这是横屏视频，页面会以竖屏显示并留黑边',
    en: 'This film is horizontal; the page shows it with bars in a vertical frame',
  },
  hasHeight: {
    zh: (h: number) => `已有 ${h}p 的文件，请先移除`,
    en: (h: number) => `There is a ${h}p file already; remove it first`,
  },
  chinese: { zh: '中文字幕', en: 'Chinese captions' },
  english: { zh: '英文字幕', en: 'English captions' },
  upload: { zh: '上传', en: 'Upload' },
  replace: { zh: '更换', en: 'Replace' },
  noCaptions: { zh: '未上传', en: 'None yet' },
  cuesKept: {
    zh: (n: number) => `已检查并保存 ${n} 条字幕`,
    en: (n: number) => plural(n, '1 cue checked and kept', `${n} cues checked and kept`),
  },

  nameHeading: { zh: '名称', en: 'Name' },
  windowsHeading: { zh: '时间', en: 'Windows' },
  windowsHint: {
    zh: '保存后立即生效，按服务器时钟开始和截止。',
    en: 'They apply as soon as you save, by the server’s clock.',
  },
  rulesHeading: { zh: '规则', en: 'Rules' },
  bannerHeading: { zh: '横幅', en: 'Banner' },
  bannerHint: {
    zh: '可不上传，页面将展示排名前三的作品封面。横图 16:9。',
    en: 'Optional: without one the page shows the three leading posters. Landscape, 16:9.',
  },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '已保存，网站已更新', en: 'Saved and live on the site' },
  saveFailed: { zh: '保存失败', en: 'Could not be saved' },
  changed: { zh: '有未保存的修改，保存后立即公开', en: 'Unsaved changes; saving makes them public at once' },
  unchanged: { zh: '没有未保存的修改', en: 'Everything is saved' },
  lastEdited: {
    zh: (at: string, by: string | null) => ['最近修改', at, by && `· ${by}`].filter(Boolean).join(' '),
    en: (at: string, by: string | null) => ['Changed', at, by && `· ${by}`].filter(Boolean).join(' '),
  },
  onSite: { zh: '在网站查看', en: 'View on the site' },
  toEntries: { zh: '参赛作品', en: 'The entries' },
};
