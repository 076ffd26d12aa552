export const text = {
  calendar: { zh: (label: string) => `选择日期：${label}`, en: (label: string) => `Pick a date: ${label}` },
  datePlaceholder: { zh: '年-月-日', en: 'YYYY-MM-DD' },
  timePlaceholder: { zh: '时:分', en: 'hh:mm' },
  noDate: { zh: '请输入正确的日期，例如 2026-11-02', en: 'Please enter a date such as 2026-11-02 or Nov 2, 2026' },
  noTime: { zh: '请输入正确的时间，例如 09:30', en: 'Please enter a time such as 09:30' },
  tooEarly: {
    zh: (first: string) => `请选择 ${first} 或之后的日期`,
    en: (first: string) => `Please pick ${first} or later`,
  },
  tooLate: {
    zh: (last: string) => `请选择 ${last} 或之前的日期`,
    en: (last: string) => `Please pick ${last} or earlier`,
  },
  selected: { zh: '已选择', en: 'selected' },
  today: { zh: '今天', en: 'Today' },
  clear: { zh: '清除', en: 'Clear' },
  dateOf: { zh: (label: string) => `${label}：日期`, en: (label: string) => `${label}: date` },
  timeOf: { zh: (label: string) => `${label}：时间`, en: (label: string) => `${label}: time` },
};
