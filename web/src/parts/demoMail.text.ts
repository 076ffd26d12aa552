export const demoMailText = {
  title: { zh: '演示环境', en: 'Demo' },
  lead: {
    zh: '本站未配置邮件服务器，邮件不会寄出，内容直接显示在这里。',
    en: 'No mail server is set up here, so the email is not sent. Its content is shown instead.',
  },
  code: { zh: '验证码：', en: 'Code:' },
  link: { zh: '打开邮件中的链接', en: 'Open the link from the email' },
};
