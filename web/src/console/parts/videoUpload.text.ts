export const text = {
  sending: { zh: (percent: number) => `上传中 ${percent}%`, en: (percent: number) => `Uploading ${percent}%` },
  paused: { zh: (percent: number) => `已暂停 ${percent}%`, en: (percent: number) => `Paused at ${percent}%` },
  broken: {
    zh: (percent: number) => `连接中断 ${percent}%`,
    en: (percent: number) => `Connection lost at ${percent}%`,
  },
  arrived: { zh: '已上传，保存后生效', en: 'Uploaded; save to apply' },
  pause: { zh: '暂停', en: 'Pause' },
  resume: { zh: '继续', en: 'Resume' },
  cancel: { zh: '取消', en: 'Cancel' },
};
