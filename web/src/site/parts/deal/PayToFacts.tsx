import { spacedAccountNo } from '@pavilion/protocol/bankAccounts.ts';
import type { PayTo } from '@pavilion/protocol/orders.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { text } from '../../../parts/deal/deal.text.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { IconButton } from '../../../ui/Button.tsx';

/** The licensor's account with the payment reference; every value can be copied. */
export function PayToFacts({ payTo }: { payTo: PayTo }) {
  const say = useSay();
  const { date } = useFormat();
  const rows: [label: string, shown: string, copied?: string][] = [
    [say(text.holder), payTo.holder],
    [say(text.bank), payTo.bank],
    [`${say(text.accountNo)} (${payTo.currency})`, spacedAccountNo(payTo.number), payTo.number],
    ['SWIFT/BIC', payTo.swift],
    ['CNAPS', payTo.cnaps],
    [say(text.reference), payTo.reference],
  ];
  return (
    <div className="grid gap-3">
      {payTo.movedAt && <p className="text-14 text-amber">{say(text.payToMoved, date(payTo.movedAt))}</p>}
      <Facts
        stacked
        rows={rows
          .filter(([, shown]) => shown !== '')
          .map(([label, shown, copied = shown]) => [
            label,
            <Copyable key={label} label={label} shown={shown} copied={copied} />,
          ])}
      />
      <p className="text-13 text-fg-3">{say(text.payToLead)}</p>
    </div>
  );
}

function Copyable({ label, shown, copied }: { label: string; shown: string; copied: string }) {
  const say = useSay();
  async function copy() {
    try {
      await navigator.clipboard.writeText(copied);
      toast.success(say(text.copied));
    } catch {
      // Browsers refuse the clipboard on insecure pages or without permission.
      toast.error(say(text.copyFailed));
    }
  }
  return (
    <span className="flex items-start justify-between gap-2">
      <span className="min-w-0 break-words">{shown}</span>
      <IconButton
        icon="copy"
        label={say(text.copy, label)}
        onClick={() => void copy()}
        className="-my-2.5 shrink-0 text-16"
      />
    </span>
  );
}
