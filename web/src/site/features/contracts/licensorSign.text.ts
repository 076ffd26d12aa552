import { plural } from '@pavilion/protocol/kit/text.ts';
import { titles } from './contracts.titles.ts';

export const text = {
  ...titles,
  noLink: {
    zh: '链接不完整，请从邮件中重新打开。',
    en: 'This link is incomplete. Please open it again from the email.',
  },
  toSign: {
    zh: '请阅读合同，然后代表授权方签署。',
    en: 'Please read the contract, then sign it on behalf of the licensor.',
  },
  licenseeSigned: {
    zh: '被授权方已签署。请阅读合同，然后代表授权方签署，合同随即生效。',
    en: 'The licensee has signed. Please read the contract and sign it on behalf of the licensor; it then takes effect.',
  },
  beingMade: {
    zh: '合同文件正在生成，请稍候。',
    en: 'The document is being generated; please wait a moment.',
  },
  awaitsLicensee: {
    zh: '您已签署，合同待被授权方签署后生效。',
    en: 'You have signed. The contract takes effect once the licensee has signed.',
  },
  bothSigned: { zh: '双方均已签署，合同已生效。', en: 'Both parties have signed; the contract is in force.' },
  over: { zh: '合同已失效，无法签署。', en: 'The contract is no longer open for signature.' },
  contractNo: { zh: '合同编号', en: 'Contract number' },
  programme: { zh: '节目', en: 'Programme' },
  licensor: { zh: '授权方', en: 'Licensor' },
  licensee: { zh: '被授权方', en: 'Licensee' },
  signatory: { zh: '签署人', en: 'Signatory' },
  issuedAt: { zh: '签发时间', en: 'Issued' },
  signBy: { zh: '签署期限', en: 'Sign by' },
  signedAt: { zh: '签署时间', en: 'Signed' },
  openDocument: { zh: '阅读合同（PDF）', en: 'Read the contract (PDF)' },
  nameHint: { zh: (name: string) => `请输入：${name}`, en: (name: string) => `Please type: ${name}` },
  codeHint: { zh: (email: string) => `验证码将发送至 ${email}`, en: (email: string) => `The code goes to ${email}` },
  codeSent: { zh: (email: string) => `验证码已发送至 ${email}`, en: (email: string) => `A code was sent to ${email}` },
  getCode: { zh: '获取验证码', en: 'Get the code' },
  counting: {
    zh: (left: number) => `${left} 秒后重新获取`,
    en: (left: number) => plural(left, 'Resend in 1 second', `Resend in ${left} seconds`),
  },
  codeFailed: { zh: '验证码发送失败', en: 'The code could not be sent' },
  agree: {
    zh: '我已阅读合同全文，并有权代表授权方签署。',
    en: 'I have read the entire contract and am authorised to sign it on behalf of the licensor.',
  },
  sign: { zh: '签署合同', en: 'Sign the contract' },
  signedDone: { zh: '签署完成', en: 'Signed' },
} as const;
