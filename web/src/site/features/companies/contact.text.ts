export const text = {
  contactTitle: { zh: '写信洽谈', en: 'Write to them' },
  contactLead: {
    zh: '来信由平台转交，双方邮箱均不公开。',
    en: 'The pavilion forwards your letter; neither email address is shown.',
  },
  write: { zh: '写信联系', en: 'Write a letter' },
  signIn: { zh: '登录后写信', en: 'Log in to write' },
  signInBody: {
    zh: '登录后即可给展商和客商写信，对方的回复由平台转交给您。',
    en: 'Once logged in, you can write to exhibitors and customers, and the pavilion forwards their replies.',
  },
  logIn: { zh: '去登录', en: 'Log in' },
  later: { zh: '稍后再说', en: 'Later' },
  dialogTitle: { zh: (name: string) => `写给${name}`, en: (name: string) => `To ${name}` },
  about: { zh: '相关节目', en: 'About the programme' },
  noProgramme: { zh: '不指定节目', en: 'No programme in particular' },
  messageHint: {
    zh: '请说明您的身份、需求和时间要求，10 至 2,000 字。',
    en: 'Say who you are, what you need and by when. 10 to 2,000 characters.',
  },
  showAddress: {
    zh: (email: string) => `在信中公开我的邮箱（${email}），方便对方直接回复`,
    en: (email: string) => `Show my email (${email}) so that they can reply directly`,
  },
  send: { zh: '发送', en: 'Send' },
  cancel: { zh: '取消', en: 'Cancel' },
  sent: { zh: '已发送，平台会转交对方', en: 'Sent; the pavilion will forward it' },
  sendFailed: { zh: '发送失败', en: 'Could not be sent' },
};
