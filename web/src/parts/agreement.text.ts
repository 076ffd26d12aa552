export const agreementText = {
  agreement: { zh: '用户协议', en: 'User agreement' },
  fullTitle: { zh: '《云上节展用户协议》', en: 'Festival Pavilion User Agreement' },
  lead: { zh: '我已阅读并同意', en: 'I have read and agree to the' },
  versionLine: {
    zh: (version: string, day: string) => `版本 ${version}，自 ${day} 起生效`,
    en: (version: string, day: string) => `Version ${version}, in force since ${day}`,
  },
};
