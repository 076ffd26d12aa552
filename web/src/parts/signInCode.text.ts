import { plural } from '@pavilion/protocol/kit/text.ts';
export const signInCodeText = {
  lead: {
    zh: '尝试次数过多，登录暂时受限。请稍后再试；如为本人账号，可凭密码和发送至注册邮箱的验证码立即登录。',
    en: 'Sign-in is delayed after too many attempts. Please wait or, if this is your account, sign in now with your password and a code sent to your email.',
  },
  send: { zh: '发送验证码', en: 'Send me a code' },
  again: {
    zh: (seconds: number) => `${seconds} 秒后重新发送`,
    en: (seconds: number) => plural(seconds, 'Resend in 1 second', `Resend in ${seconds} seconds`),
  },
  sent: { zh: '如该账号存在，验证码已发送至其邮箱', en: 'If this account exists, a code has been sent to its email' },
  failed: { zh: '验证码发送失败', en: 'The code could not be sent' },
};
