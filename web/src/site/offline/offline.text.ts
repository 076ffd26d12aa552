export const text = {
  offline: { zh: '离线：显示的是您上次看到的内容', en: 'Offline: showing what you saw last' },
  lost: { zh: '连接中断：显示的是您上次看到的内容', en: 'Connection lost: showing what you saw last' },
  back: { zh: '已恢复连接', en: 'Back online' },
  newVersion: { zh: '有新版本可用', en: 'A new version is ready' },
  newVersionBody: {
    zh: '刷新即可使用；正在填写的内容请先提交。',
    en: 'Refresh to use it; send what you are filling in first.',
  },
  refresh: { zh: '刷新', en: 'Refresh' },
  later: { zh: '稍后', en: 'Later' },
};
