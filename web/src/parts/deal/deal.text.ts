import { plural } from '@pavilion/protocol/kit/text.ts';
export const text = {
  // Stamped upload popup (spec §4, §5)
  stampedTitle: { zh: '上传盖章合同', en: 'Upload the stamped contract' },
  stampedLead: {
    zh: '请打印合同，签字盖章后逐页扫描或拍照上传。',
    en: 'Print the contract, sign and stamp it, then scan or photograph every page.',
  },
  stampedFiles: { zh: '盖章合同扫描件', en: 'Scans of the stamped contract' },
  stampedConfirm: {
    zh: '提交后不可补充，请确认所有扫描合同均已上传',
    en: 'Once submitted cannot be supplemented, confirm all scanned contracts are uploaded',
  },
  stampedSent: { zh: '盖章合同已提交，等待审核', en: 'Stamped contract submitted for review' },
  voucherTitle: { zh: '上传付款凭证', en: 'Upload the payment voucher' },
  voucherLead: { zh: (due: string) => `应付金额 ${due}`, en: (due: string) => `Amount due ${due}` },
  voucherFiles: { zh: '付款凭证', en: 'Payment voucher' },
  voucherConfirm: { zh: '确认提交？', en: 'Confirm submit?' },
  voucherSent: { zh: '付款凭证已提交，等待审核', en: 'Payment voucher submitted for review' },
  // The account to pay to
  payToTitle: { zh: '收款账户', en: 'Where to pay' },
  payToLead: {
    zh: '请仅向此处所示账户付款。如收到邮件、电话等其他渠道的账户变更通知，请勿付款，并立即联系我们。',
    en: 'Pay only to the account shown here. If you are told of another account by email or phone, do not pay; contact us.',
  },
  payToMoved: {
    zh: (day: string) => `收款账户已于 ${day} 变更，与合同所载不同，请以此处为准。`,
    en: (day: string) =>
      `The account was changed on ${day} and differs from the one in the contract. Please pay to the account below.`,
  },
  holder: { zh: '户名', en: 'Account holder' },
  bank: { zh: '开户银行', en: 'Bank' },
  accountNo: { zh: '账号', en: 'Account number' },
  reference: { zh: '付款附言', en: 'Payment reference' },
  copy: { zh: (what: string) => `复制${what}`, en: (what: string) => `Copy ${what.toLowerCase()}` },
  copied: { zh: '已复制', en: 'Copied' },
  copyFailed: { zh: '复制失败，请手动选择', en: 'Could not copy; please select and copy it' },
  amountHint: {
    zh: (sum: string, due: string) => `三项合计 ${sum}，与应付金额 ${due} 不一致，可能被驳回`,
    en: (sum: string, due: string) => `This adds up to ${sum}, but ${due} is due. It may be rejected.`,
  },
  taxCertificate: {
    zh: '请将完税证明与付款凭证一并上传。',
    en: 'Please upload the tax certificate with the voucher.',
  },
  withheld: { zh: '代扣税款', en: 'Tax withheld' },
  charges: { zh: '银行手续费', en: 'Bank charges' },
  received: { zh: '确认到账', en: 'Received' },
  shortfallReason: { zh: '差额说明', en: 'Reason for the difference' },
  submit: { zh: '提交', en: 'Submit' },
  submissionFailed: { zh: '提交失败', en: 'Submission failed' },
  close: { zh: '取消', en: 'Cancel' },
  // The submission
  handedIn: { zh: '提交时间', en: 'Submitted' },
  reviewedAt: { zh: '审核时间', en: 'Reviewed' },
  reason: { zh: '驳回原因', en: 'Reason' },
  note: { zh: '备注', en: 'Note' },
  payer: { zh: '付款人', en: 'Payer' },
  amount: { zh: '付款金额', en: 'Amount paid' },
  paidOn: { zh: '付款日期', en: 'Paid on' },
  payMethod: { zh: '付款方式', en: 'Payment method' },
  files: { zh: '附件', en: 'Files' },
  untitled: { zh: '未命名节目', en: 'Untitled programme' },
  termOf: {
    zh: (dates: string, years: string) => `${dates}（${years}）`,
    en: (dates: string, years: string) => `${dates} (${years})`,
  },
  exclusive: { zh: '独家', en: 'Exclusive' },
  nonExclusive: { zh: '非独家', en: 'Non-exclusive' },
  years: {
    zh: (n: number) => `${n}\u00a0年`,
    en: (n: number) => plural(n, '1\u00a0year', `${n}\u00a0years`),
  },
  term: {
    zh: (from: string, to: string) => `${from} 至 ${to}`,
    en: (from: string, to: string) => `${from} – ${to}`,
  },
} as const;
