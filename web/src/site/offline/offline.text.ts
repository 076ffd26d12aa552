export const text = {
  offline: { zh: '当前离线，显示的是您上次看到的内容', en: 'You are offline. This is what you last saw' },
  lost: { zh: '连接中断，显示的是您上次看到的内容', en: 'Connection lost. This is what you last saw' },
  back: { zh: '已恢复连接', en: 'Back online' },
  newVersion: { zh: '有新版本可用', en: 'A new version is available' },
  newVersionBody: {
    zh: '刷新后即可使用，请先提交正在填写的内容。',
    en: 'Refresh to use it. Please submit any form you are filling in first.',
  },
  refresh: { zh: '刷新', en: 'Refresh' },
  later: { zh: '稍后', en: 'Later' },
};
