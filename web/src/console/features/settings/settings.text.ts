export const text = {
  title: { zh: '站点设置', en: 'Site settings' },
  lead: {
    zh: '页眉、页脚和“关于我们”页上的信息。留空的不显示。',
    en: 'Content of the header, footer and About page. Empty fields are not shown.',
  },
  changedBy: {
    zh: (name: string, at: string) => `${name} 于 ${at} 修改`,
    en: (name: string, at: string) => `Changed by ${name} on ${at}`,
  },
  contactHeading: { zh: '联系方式', en: 'Contact' },
  filingHeading: { zh: '备案与许可', en: 'Filing and licences' },
  filingHint: {
    zh: 'ICP 备案号链接到工信部备案系统，公安备案号链接到公安备案查询页。',
    en: 'The ICP number links to the ministry’s register, the public-security number to its own page there.',
  },
  copyrightHeading: { zh: '版权声明', en: 'Copyright line' },
  linksHeading: { zh: '媒资库与应用', en: 'Media library and apps' },
  linksHint: {
    zh: '应用地址会生成二维码；一个都不填时页眉不显示“下载应用”。',
    en: 'App links become QR codes. Without any, the header shows no app link.',
  },
  socialHeading: { zh: '社交媒体', en: 'Social media' },
  addSocial: { zh: '添加一行', en: 'Add a link' },
  tradeHeading: { zh: '交易规则', en: 'Trading rules' },
  tradeHint: {
    zh: '业务时区（如 Asia/Shanghai）决定“今天”：订单号、授权期限、截止时间和合同日期都以它为准。上限用于防止单一买方占用全部权利。',
    en: 'The business time zone (such as Asia/Shanghai) defines “today” for order numbers, terms, deadlines and contract dates. The limits stop one buyer from holding every right.',
  },
  wordsHeading: { zh: '热门搜索词', en: 'Popular search words' },
  wordsHint: {
    zh: '用逗号隔开，最多 12 个，搜索框为空时显示。',
    en: 'Separated by commas, twelve at most; shown while the search box is empty.',
  },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '设置已保存', en: 'Settings saved' },
  saveFailed: { zh: '保存失败', en: 'Could not be saved' },
  changed: { zh: '有未保存的修改，保存后立即公开', en: 'Unsaved changes; saving makes them public at once' },
  unchanged: { zh: '没有未保存的修改', en: 'Everything is saved' },
};
