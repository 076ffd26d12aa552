// Titles of this folder's screens. The router needs them on the first page; other texts are loaded with the screen.
export const titles = {
  loginTitle: { zh: '登录', en: 'Sign in' },
  registerTitle: { zh: '注册', en: 'Register' },
  forgotTitle: { zh: '忘记密码', en: 'Forgot password' },
  resetTitle: { zh: '重设密码', en: 'Reset password' },
  confirmSignInTitle: { zh: '确认账号', en: 'Confirm your account' },
};
