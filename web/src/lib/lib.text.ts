// Words that no feature owns: the generic texts of spec §8, and the parts' own labels.
export const text = {
  loading: { zh: '加载中…', en: 'Loading…' },
  loginExpired: { zh: '登录已过期，请重新登录', en: 'Login expired, please log in again' },
  loginTimedOut: { zh: '登录超时', en: 'Login timed out' },
  systemBusy: { zh: '系统繁忙，请稍后再试', en: 'System busy, please try again later' },
  connectionError: {
    zh: (status: number) => `连接错误（${status}）`,
    en: (status: number) => `Connection error (${status})`,
  },
  network: { zh: '网络异常，请检查网络后重试', en: 'Network anomaly: please check your connection and try again' },
  pleaseWait: { zh: '请稍候', en: 'Please wait' },
  chunkFailed: {
    zh: '页面加载失败，请检查网络后重试',
    en: 'Loading chunk failed. Check your connection and try again',
  },
  logIn: { zh: '登录', en: 'Log in' },
  retry: { zh: '重试', en: 'Try again' },
  confirm: { zh: '确定', en: 'Confirm' },
  cancel: { zh: '取消', en: 'Cancel' },
  close: { zh: '关闭', en: 'Close' },
  empty: { zh: '暂无内容', en: 'Nothing here yet' },
  failed: { zh: '加载失败', en: 'This could not be loaded' },
  previous: { zh: '上一页', en: 'Previous' },
  next: { zh: '下一页', en: 'Next' },
  pageOf: {
    zh: (page: string, pages: string) => `第 ${page} 页，共 ${pages} 页`,
    en: (page: string, pages: string) => `Page ${page} of ${pages}`,
  },
  rowsInAll: { zh: (n: string) => `共 ${n} 条`, en: (n: string) => `${n} in all` },
  required: { zh: '必填', en: 'required' },
  choose: { zh: '请选择', en: 'Please choose' },
  onlyIn: { zh: '暂无中文', en: 'No English yet' },
};
