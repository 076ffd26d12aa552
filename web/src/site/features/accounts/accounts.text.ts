import { plural } from '@pavilion/protocol/kit/text.ts';
import { titles } from './accounts.titles.ts';

export const text = {
  ...titles,

  login: { zh: '登录', en: 'Sign in' },
  loggingIn: { zh: '登录中…', en: 'Signing in…' },
  loginFailed: { zh: '登录失败', en: 'Login failed' },
  loginName: { zh: '用户名或邮箱', en: 'User name or email' },
  toForgot: { zh: '忘记密码？', en: 'Forgot password?' },
  noAccount: { zh: '还没有账号？', en: 'No account yet?' },
  toRegister: { zh: '立即注册', en: 'Register now' },

  register: { zh: '注册', en: 'Register' },
  registerFailed: { zh: '注册失败', en: 'Registration failed' },
  registeredTitle: { zh: '注册成功', en: 'Registered' },
  registeredBody: { zh: '账号已创建，即将返回登录页。', en: 'Your account is ready. Taking you back to sign in.' },
  haveAccount: { zh: '已有账号？', en: 'Already have an account?' },
  toLogin: { zh: '去登录', en: 'Sign in' },
  usernameHint: {
    zh: '4–32 个字符：中文、字母、数字和 _ . -',
    en: '4 to 32 characters: letters, digits, Chinese, _ . -',
  },
  getCode: { zh: '获取验证码', en: 'Get code' },
  codeAgainIn: {
    zh: (seconds: number) => `${seconds} 秒后重新获取`,
    en: (seconds: number) => `${seconds} seconds retrieve again`,
  },
  codeSent: { zh: '验证码已发送，请查收邮箱', en: 'The code has been sent to your email' },
  codeFailed: { zh: '验证码发送失败', en: 'The code could not be sent' },
  benefitsTitle: { zh: '注册之后', en: 'What an account gives you' },

  forgotLead: {
    zh: '输入注册时使用的邮箱，我们会把重设密码的链接发给您。',
    en: 'Enter the email address you registered with. We will send you a link to set a new password.',
  },
  nextStep: { zh: '下一步', en: 'Next Step' },
  submissionFailed: { zh: '提交失败', en: 'Submission failed' },
  sentTitle: { zh: '邮件已发送', en: 'Check your email' },
  sentBody: {
    zh: (email: string) => `重设密码的链接已发送至 ${email}，30 分钟内有效。`,
    en: (email: string) => `A reset link was sent to ${email}. It is valid for 30 minutes.`,
  },
  logInNow: { zh: '立即登录', en: 'Log in now' },
  resend: { zh: '重新发送', en: 'Resend' },
  resendIn: {
    zh: (seconds: number) => `${seconds} 秒后重新发送`,
    en: (seconds: number) => plural(seconds, 'Resend in 1 second', `Resend in ${seconds} seconds`),
  },
  resent: { zh: '已重新发送', en: 'Sent again' },

  resetLead: {
    zh: '设置新密码后，其他设备须重新登录。',
    en: 'Setting a new password signs you out everywhere else.',
  },
  newPassword: { zh: '新密码', en: 'New Password' },
  setPassword: { zh: '设置新密码', en: 'Set new password' },
  resetDone: { zh: '密码已重设，请登录', en: 'Your password is set. Please sign in' },
  linkDead: {
    zh: '重设密码的链接无效或已过期，请重新获取。',
    en: 'This reset link is not valid or has expired. Please ask for a new one.',
  },
  newLink: { zh: '重新获取链接', en: 'Get a new link' },

  confirmLead: {
    zh: '您的账号已长期未使用。确认后即可重新登录，资料和合同均完整保留。',
    en: 'Your account has not been used for a long time. Confirm to sign in again; your data and contracts are all still here.',
  },
  confirmSignIn: { zh: '确认继续使用', en: 'Keep my account' },
  confirmed: { zh: '账号已恢复，请登录', en: 'Your account is active again. Please sign in' },
  confirmDead: {
    zh: '确认链接无效或已过期。请再次登录，我们会重新发送邮件。',
    en: 'This link is not valid or has expired. Sign in once more and we will send you a new one.',
  },
};
