export const agreementText = {
  agreement: { zh: '用户协议', en: 'User agreement' },
  fullTitle: { zh: '《云上节展用户协议》', en: 'Festival Pavilion User Agreement' },
  lead: { zh: '我已阅读并同意', en: 'I have read and agree to the' },
  versionLine: {
    zh: (version: string, day: string) => `版本 ${version}，自 ${day} 起生效`,
    en: (version: string, day: string) => `Version ${version}, in force since ${day}`,
  },
  comingLine: {
    zh: (version: string, day: string) => `版本 ${version}，将于 ${day} 生效`,
    en: (version: string, day: string) => `Version ${version}, in force from ${day}`,
  },
  announced: {
    zh: (day: string) => `新版本已公布，将于 ${day} 生效。`,
    en: (day: string) => `A new version has been published. It comes into force on ${day}.`,
  },
  readComing: { zh: '阅读新版本', en: 'Read the new version' },
  readCurrent: { zh: '返回现行版本', en: 'Back to the version in force' },
};
