import { titles } from './certification.titles.ts';

export const text = {
  ...titles,
  lead: {
    zh: '只有通过认证的个人或企业可以购买节目授权。审核由工作人员完成，结果会以站内消息和邮件通知。',
    en: 'Only certified persons and enterprises may buy programme licences. Our staff look at every application and tell you here and by email.',
  },
  personLead: { zh: '以本人名义签约和付款。', en: 'You sign and pay in your own name.' },
  personNeeds: { zh: '需要：证件号码、证件正反面照片', en: 'You need: an ID number, photos of both sides' },
  enterpriseLead: { zh: '以企业名义签约和付款。', en: 'Your company signs and pays.' },
  enterpriseNeeds: {
    zh: '需要：统一社会信用代码或海外注册号、企业标志、展示图、营业执照',
    en: 'You need: a credit code or overseas registration number, logo, display image, business licence',
  },
  begin: { zh: '开始', en: 'Begin' },
  answers: { zh: '提交的资料', en: 'What you sent' },
  photoOf: { zh: (name: string) => `查看${name}`, en: (name: string) => `See: ${name}` },

  whoTitle: { zh: '您是谁', en: 'Who you are' },
  companyTitle: { zh: '企业信息', en: 'The company' },
  contactTitle: { zh: '联系方式', en: 'How we reach you' },
  papersTitle: { zh: '证件照片', en: 'Photos of your ID' },
  filesTitle: { zh: '图片与执照', en: 'Pictures and licence' },
  lastAnswers: {
    zh: '上次填写的内容已为您保留，改正后重新提交即可。',
    en: 'Your last answers are filled in. Correct them and send again.',
  },
  realNameHint: { zh: '与证件一致；合同以此姓名签署', en: 'As on the ID; contracts are signed with this name' },
  idFrontHint: { zh: '姓名、号码和照片清晰可见', en: 'Name, number and portrait must be readable' },
  idBackHint: { zh: '没有反面的证件，请上传封面', en: 'If it has no back, upload the cover' },
  usccHint: { zh: '营业执照上的 18 位代码', en: 'The 18 characters on the business licence' },
  logoHint: { zh: '建议正方形，透明或深色底', en: 'Best square, on a clear or dark ground' },
  displayHint: { zh: '公司、展台或代表作的横图', en: 'A wide picture of the company, its booth or its work' },
  licenceHint: { zh: '彩色原件，四角完整', en: 'The original in colour, all four corners in view' },
  privacyNote: {
    zh: '照片和号码只供审核使用，仅本人和审核人员可见，每次查看都有记录。',
    en: 'Photos and numbers serve the review only. Only you and the reviewers see them, and every view is logged.',
  },
  submit: { zh: '提交认证', en: 'Submit' },
  confirmTitle: { zh: '确认提交认证资料？', en: 'Submit your papers?' },
  confirmBody: {
    zh: '提交后进入人工审核，审核期间资料不能修改。',
    en: 'They go to our reviewers, and you cannot change them during the review.',
  },
  submitted: { zh: '认证资料已提交', en: 'Your papers are on their way' },
  failed: { zh: '提交失败', en: 'Submission failed' },
  back: { zh: '返回身份认证', en: 'Back to certification' },
};
