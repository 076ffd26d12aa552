export const text = {
  title: { zh: '控制台登录', en: 'Console sign-in' },
  lead: { zh: '仅供工作人员使用', en: 'For staff only' },
  signIn: { zh: '登录', en: 'Sign in' },
  totpHint: { zh: '打开验证器应用，输入 6 位数字', en: 'Open your authenticator app and enter the six digits' },
  useRecoveryCode: { zh: '手机不在身边？使用恢复码', en: 'No phone at hand? Use a recovery code' },
  useTotp: { zh: '改用验证器应用', en: 'Use the authenticator app' },
  recoveryHint: { zh: '每个恢复码只能使用一次', en: 'Each recovery code works once' },
  language: { zh: 'English', en: '中文' },
  site: { zh: '前往网站', en: 'Go to the site' },
  failed: { zh: '登录失败', en: 'Login failed' },
} as const;
