import { SignMethod } from '@pavilion/protocol/contracts.ts';
import type { OrderDetail } from '@pavilion/protocol/orders.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { ContractState } from '../../../parts/deal/states.tsx';
import { useDeadline } from '../../../parts/deal/useDeadline.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { ContractLink } from './NextStepBox.tsx';
import { text } from './orders.text.ts';
import { Part } from './Part.tsx';

export function ContractPart({ order }: { order: OrderDetail }) {
  const say = useSay();
  const { date } = useFormat();
  const { contract } = order;
  const { signature } = contract;
  const deadline = useDeadline();
  return (
    <Part heading={say(text.contractTitle)}>
      <Facts
        rows={[
          [
            say(text.contractNo),
            <span key="no" className="num text-17">
              {contract.contractNo}
            </span>,
          ],
          [say(text.status), <ContractState key="state" of={contract.status} />],
          [say(text.issuedAt), contract.issuedAt && date(contract.issuedAt, 5)],
          [say(text.signBy), contract.signBy && !contract.signedAt ? deadline(contract.signBy) : null],
          [say(text.signedAt), contract.signedAt && date(contract.signedAt, 5)],
          [say(text.signer), signature && say(text.signedAs, signature.name, say(SignMethod.label(signature.method)))],
        ]}
      />
      <div className="mt-5">
        <ContractLink order={order} kind="line" words={say(text.viewContract)} />
      </div>
    </Part>
  );
}
