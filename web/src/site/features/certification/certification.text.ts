import { titles } from './certification.titles.ts';

export const text = {
  ...titles,
  lead: {
    zh: '只有通过认证的个人或企业可以购买节目授权。审核由工作人员完成，结果会以站内消息和邮件通知。',
    en: 'Only certified persons and enterprises can buy programme licences. Our staff review every application and notify you here and by email.',
  },
  personLead: { zh: '以本人名义签约和付款。', en: 'You sign and pay in your own name.' },
  personNeeds: { zh: '需要：证件号码、证件正反面照片', en: 'You need: an ID number, photos of both sides' },
  enterpriseLead: { zh: '以企业名义签约和付款。', en: 'Your company signs and pays.' },
  enterpriseNeeds: {
    zh: '需要：统一社会信用代码或海外注册号、企业标志、展示图、营业执照',
    en: 'You need: a credit code or overseas registration number, logo, display image, business licence',
  },
  begin: { zh: '开始', en: 'Begin' },
  answers: { zh: '提交的资料', en: 'Your application' },
  photoOf: { zh: (name: string) => `查看${name}`, en: (name: string) => `View ${name}` },

  whoTitle: { zh: '身份信息', en: 'Your identity' },
  companyTitle: { zh: '企业信息', en: 'The company' },
  contactTitle: { zh: '联系方式', en: 'Contact details' },
  contractTitle: { zh: '合同中的地址与签署人', en: 'Address and signatory in contracts' },
  contractPersonLead: {
    zh: '合同以中英文载明您的姓名和地址。中文或英文姓名之一须与认证姓名一致。',
    en: 'Contracts name you and your address in Chinese and English. One of the two names must be the name on your ID.',
  },
  contractCompanyLead: {
    zh: '合同以中英文载明贵司的地址以及有权签约的人。',
    en: 'Contracts name your company’s address and the person entitled to sign for it, in Chinese and English.',
  },
  noChineseName: { zh: '没有中文名的，可照填英文名', en: 'If there is no Chinese name, repeat the English one' },
  noChineseAddress: {
    zh: '境外地址没有中文写法的，可照填英文',
    en: 'If there is no Chinese form, repeat the English one',
  },
  zhTitleHint: { zh: '例如：版权总监', en: 'For example 版权总监; if unknown, repeat the English one' },
  enTitleHint: { zh: '例如：Head of Acquisitions', en: 'For example Head of Acquisitions' },
  contractMissing: {
    zh: '下次下单或签约前，请补充以下信息：合同须以中英文载明您的地址和签署人。',
    en: 'Please complete this before your next order or signature: a contract must name your address and signatory in Chinese and English.',
  },
  contractKept: {
    zh: '下一份合同将使用以下资料中的地址和签署人；已签发的合同不变。',
    en: 'Your next contracts will name the address and signatory shown below. Contracts already issued stay as they are.',
  },
  contractChange: { zh: '修改地址或签署人', en: 'Change address or signatory' },
  contractSave: { zh: '保存', en: 'Save' },
  contractSaved: { zh: '已保存，用于下一份合同', en: 'Saved for your next contracts' },
  papersTitle: { zh: '证件照片', en: 'Photos of your ID' },
  filesTitle: { zh: '图片与执照', en: 'Pictures and licence' },
  lastAnswers: {
    zh: '上次填写的内容已为您保留，改正后重新提交即可。',
    en: 'Your previous answers are filled in. Correct them and submit again.',
  },
  realNameHint: { zh: '与证件一致；合同以此姓名签署', en: 'As on the ID; contracts are signed with this name' },
  idFrontHint: { zh: '姓名、号码和照片清晰可见', en: 'Name, number and portrait must be readable' },
  idBackHint: { zh: '没有反面的证件，请上传封面', en: 'If it has no back, upload the cover' },
  usccHint: { zh: '营业执照上的 18 位代码', en: 'The 18 characters on the business licence' },
  logoHint: { zh: '建议正方形，透明或深色底', en: 'Preferably square, on a transparent or dark background' },
  displayHint: { zh: '公司、展台或代表作的横图', en: 'A wide picture of the company, its booth or its work' },
  licenceHint: { zh: '彩色原件，四角完整', en: 'The original in colour, with all four corners visible' },
  privacyNote: {
    zh: '照片和号码只供审核使用，仅本人和审核人员可见，每次查看都有记录。',
    en: 'Photos and numbers are used only for the review. Only you and the reviewers can see them, and every view is logged.',
  },
  submit: { zh: '提交认证', en: 'Submit' },
  confirmTitle: { zh: '确认提交认证资料？', en: 'Submit your application?' },
  confirmBody: {
    zh: '提交后进入人工审核，审核期间资料不能修改。',
    en: 'It goes to our reviewers, and you cannot change it during the review.',
  },
  submitted: { zh: '认证资料已提交', en: 'Your application has been submitted' },
  failed: { zh: '提交失败', en: 'Submission failed' },
  back: { zh: '返回身份认证', en: 'Back to certification' },
};
