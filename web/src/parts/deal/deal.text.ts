export const text = {
  // Stamped upload popup (spec §4, §5)
  stampedTitle: { zh: '上传盖章合同', en: 'Upload the stamped contract' },
  stampedLead: {
    zh: '打印合同，签字盖章后扫描或拍照，每一页都要有。',
    en: 'Print the contract, sign and stamp it, then scan or photograph every page.',
  },
  stampedFiles: { zh: '盖章合同扫描件', en: 'Scans of the stamped contract' },
  stampedConfirm: {
    zh: '提交后不可补充，请确认所有扫描合同均已上传',
    en: 'Once submitted cannot be supplemented, confirm all scanned contracts are uploaded',
  },
  stampedSent: { zh: '盖章合同已提交，等待审核', en: 'The stamped contract is handed in and waits for review' },
  voucherTitle: { zh: '上传付款凭证', en: 'Upload the payment voucher' },
  voucherLead: { zh: (due: string) => `应付金额 ${due}`, en: (due: string) => `Amount due ${due}` },
  voucherFiles: { zh: '付款凭证', en: 'Payment voucher' },
  voucherConfirm: { zh: '确认提交？', en: 'Confirm submit?' },
  voucherSent: { zh: '付款凭证已提交，等待审核', en: 'The voucher is handed in and waits for review' },
  // Where to pay
  payToTitle: { zh: '收款账户', en: 'Where to pay' },
  payToLead: {
    zh: '只付至此处所示的账户。收到以邮件、电话等其他方式通知的账户变更，请勿付款并联系我们。',
    en: 'Pay only to the account shown here. If anyone tells you of another account by mail or phone, do not pay; contact us.',
  },
  payToMoved: {
    zh: (day: string) => `收款账户已于 ${day} 变更，与合同所载不同，以此处为准。`,
    en: (day: string) => `The account was changed on ${day} and differs from the contract; this one counts.`,
  },
  holder: { zh: '户名', en: 'Account holder' },
  bank: { zh: '开户银行', en: 'Bank' },
  accountNo: { zh: '账号', en: 'Account number' },
  reference: { zh: '付款附言', en: 'Payment reference' },
  copy: { zh: (what: string) => `复制${what}`, en: (what: string) => `Copy ${what.toLowerCase()}` },
  copied: { zh: '已复制', en: 'Copied' },
  copyFailed: { zh: '复制失败，请手动选择', en: 'Could not copy; please select it yourself' },
  amountHint: {
    zh: (due: string) => `与应付金额 ${due} 不一致，审核时会被驳回`,
    en: (due: string) => `This differs from the amount due, ${due}, and would be sent back`,
  },
  submit: { zh: '提交', en: 'Submit' },
  submissionFailed: { zh: '提交失败', en: 'Submission failed' },
  close: { zh: '取消', en: 'Cancel' },
  // What was handed in
  handedIn: { zh: '提交时间', en: 'Handed in' },
  reviewedAt: { zh: '审核时间', en: 'Reviewed' },
  reason: { zh: '驳回原因', en: 'Reason' },
  note: { zh: '备注', en: 'Note' },
  payer: { zh: '付款人', en: 'Payer' },
  amount: { zh: '付款金额', en: 'Amount paid' },
  paidOn: { zh: '付款日期', en: 'Paid on' },
  payMethod: { zh: '付款方式', en: 'Pay method' },
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
    en: (n: number) => (n === 1 ? '1\u00a0year' : `${n}\u00a0years`),
  },
  term: {
    zh: (from: string, to: string) => `${from} 至 ${to}`,
    en: (from: string, to: string) => `${from} – ${to}`,
  },
} as const;
