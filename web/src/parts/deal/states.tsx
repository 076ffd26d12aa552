import { AuditStatus, ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { OrderStatus, PaymentStatus } from '@pavilion/protocol/orders.ts';
import { useSay } from '../../lib/locale.ts';
import { Status, type Tone } from '../../ui/Status.tsx';

// ui.md: pending amber, processing sky, shipped lilac, completed mint, cancelled quiet.
const orderTones: Record<OrderStatus, Tone> = { 0: 'amber', 1: 'sky', 2: 'lilac', 3: 'mint', 9: 'quiet' };
const paymentTones: Record<PaymentStatus, Tone> = { 0: 'amber', 1: 'sky', 2: 'mint' };
const contractTones: Record<ContractStatus, Tone> = { 0: 'quiet', 1: 'amber', 2: 'mint', 3: 'quiet', 4: 'rose' };
const auditTones: Record<AuditStatus, Tone> = { 0: 'sky', 1: 'mint', 2: 'rose' };

export function OrderState({ of }: { of: OrderStatus }) {
  return <Status tone={orderTones[of]}>{useSay()(OrderStatus.label(of))}</Status>;
}
export function PaymentState({ of }: { of: PaymentStatus }) {
  return <Status tone={paymentTones[of]}>{useSay()(PaymentStatus.label(of))}</Status>;
}
export function ContractState({ of }: { of: ContractStatus }) {
  return <Status tone={contractTones[of]}>{useSay()(ContractStatus.label(of))}</Status>;
}
export function AuditState({ of }: { of: AuditStatus }) {
  return <Status tone={auditTones[of]}>{useSay()(AuditStatus.label(of))}</Status>;
}
