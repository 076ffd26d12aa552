import { z } from 'zod';
import { instant } from './fields.ts';
import { type CodeOf, codes, flow, labelledEnum } from './kit/codes.ts';

export const ContractStatus = codes({
  draft: { code: 0, zh: '草稿', en: 'Draft' },
  awaiting: { code: 1, zh: '待签署', en: 'Awaiting signature' },
  signed: { code: 2, zh: '已签署', en: 'Signed' },
  expired: { code: 3, zh: '已到期', en: 'Expired' },
  terminated: { code: 4, zh: '已终止', en: 'Terminated' },
});
export type ContractStatus = CodeOf<typeof ContractStatus>;
export const AuditStatus = codes({
  pending: { code: 0, zh: '审核中', en: 'Pending' },
  approved: { code: 1, zh: '已通过', en: 'Approved' },
  rejected: { code: 2, zh: '已驳回', en: 'Rejected' },
});
export type AuditStatus = CodeOf<typeof AuditStatus>;

export const contractFlow = flow(ContractStatus, {
  issue: { from: [ContractStatus.draft], to: ContractStatus.awaiting, zh: '签发合同', en: 'Issue the contract' },
  sign: { from: [ContractStatus.awaiting], to: ContractStatus.signed, zh: '签署合同', en: 'Sign the contract' },
  expire: {
    from: [ContractStatus.awaiting, ContractStatus.signed],
    to: ContractStatus.expired,
    zh: '合同到期',
    en: 'Let the contract expire',
  },
  terminate: {
    from: [ContractStatus.draft, ContractStatus.awaiting, ContractStatus.signed],
    to: ContractStatus.terminated,
    zh: '终止合同',
    en: 'Terminate the contract',
  },
});
export const auditFlow = flow(AuditStatus, {
  approve: { from: [AuditStatus.pending], to: AuditStatus.approved, zh: '通过', en: 'Approve' },
  reject: { from: [AuditStatus.pending], to: AuditStatus.rejected, zh: '驳回', en: 'Reject' },
});

export const SignMethod = labelledEnum({
  typed: { zh: '输入姓名', en: 'Typed' },
  drawn: { zh: '手写签名', en: 'Drawn' },
  stamped: { zh: '盖章件', en: 'Stamped copy' },
});
/** How a contract was signed. */
export const Signature = z.object({ method: SignMethod.schema, name: z.string(), at: instant });
