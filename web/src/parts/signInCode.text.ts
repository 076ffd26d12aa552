export const signInCodeText = {
  lead: {
    zh: '尝试次数过多，登录已暂缓。请稍后再试；如果这是您的账号，可用发送到注册邮箱的验证码立即登录，仍需输入密码。',
    en: 'Too many attempts have slowed this sign-in down. Wait a while; or, if the account is yours, sign in now with your password and a code sent to your mailbox.',
  },
  send: { zh: '发送验证码', en: 'Send me a code' },
  again: {
    zh: (seconds: number) => `${seconds} 秒后重新发送`,
    en: (seconds: number) => `Resend in ${seconds} seconds`,
  },
  sent: { zh: '如该账号存在，验证码已发送至其邮箱', en: 'If this account exists, a code is on its way to its mailbox' },
  failed: { zh: '验证码发送失败', en: 'The code could not be sent' },
};
