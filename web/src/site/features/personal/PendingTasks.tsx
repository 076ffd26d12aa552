import { accounts, type UserInfo } from '@pavilion/protocol/accounts.ts';
import { agreement } from '@pavilion/protocol/agreement.ts';
import { CertStatus } from '@pavilion/protocol/certification.ts';
import { inLanguage, type Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { type BuyerAction, type OrderRow, orders } from '@pavilion/protocol/orders.ts';
import { type ReactNode, useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { agreementText } from '../../../parts/agreement.text.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { AgreementSheet, useAgreement } from '../../parts/AgreementCheck.tsx';
import { text } from './personal.text.ts';

/** Actions a buyer must take, most urgent first; cancelling is optional. */
const needs: readonly { action: BuyerAction; words: Text; icon: IconName }[] = [
  { action: 'sign', words: text.sign, icon: 'contract' },
  { action: 'uploadVoucher', words: text.pay, icon: 'pay' },
  { action: 'confirmReceipt', words: text.receive, icon: 'truck' },
];
const needOf = (order: OrderRow) => needs.find((n) => order.allowed.includes(n.action));

/** Shown above any grid: sign, pay, resubmit (ui.md). The orders contain what they allow. */
export function PendingTasks({ user }: { user: UserInfo }) {
  const say = useSay();
  const mine = useApi(orders.myOrder, { pageSize: limits.pageSizeMax });
  const waiting = (mine.data?.rows ?? []).flatMap((order) => {
    const need = needOf(order);
    return need ? [{ order, need }] : [];
  });
  const failed = user.certStatus === CertStatus.failed;
  const isQuiet = mine.data !== undefined && waiting.length === 0 && !failed && !user.agreementPending;
  if (!mine.data && !failed && !user.agreementPending) return null;
  return (
    <section aria-labelledby="needs-you">
      <h2 id="needs-you" className="serif mb-3 text-24 leading-tight">
        {say(text.needsTitle)}
      </h2>
      {isQuiet && <p className="border-t border-line pt-4 text-fg-3">{say(text.nothingNeeded)}</p>}
      <ul>
        {user.agreementPending && <NewAgreement />}
        {failed && (
          <Need icon="warning" title={say(text.recertify)} body={say(text.recertifyBody, user.certReason ?? '')}>
            <Link to="/personal/userAuthe" className={buttonClass('line', true)}>
              {say(text.recertify)}
            </Link>
          </Need>
        )}
        {waiting.map(({ order, need }, i) => (
          <OrderNeed key={order.orderNo} order={order} words={need.words} icon={need.icon} first={i === 0} />
        ))}
      </ul>
    </section>
  );
}
function Need({
  icon,
  title,
  body,
  children,
}: {
  icon: IconName;
  title: string;
  body: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-t border-line py-4 wide:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon name={icon} className="text-24 text-amber" />
      <div>
        <p className="font-semibold">{title}</p>
        <div className="text-14 break-words text-fg-2">{body}</div>
      </div>
      <div className="col-start-2 wide:col-start-3">{children}</div>
    </li>
  );
}
function OrderNeed({ order, words, icon, first }: { order: OrderRow; words: Text; icon: IconName; first: boolean }) {
  const say = useSay();
  const title = inLanguage(order.zhTitle, order.enTitle, useLocale()).words || say(text.untitled);
  return (
    <Need icon={icon} title={say(words)} body={say(text.orderLine, title, order.orderNo)}>
      <Link
        to="/personal/order/details"
        search={{ orderNo: order.orderNo }}
        className={buttonClass(first ? 'amber' : 'line', true)}
      >
        {say(words)}
      </Link>
    </Need>
  );
}
/** Asks again when the agreement has changed; it is read in the popup and agreed to with one click. */
function NewAgreement() {
  const say = useSay();
  const current = useAgreement();
  const [open, setOpen] = useState(false);
  const agree = useAction(agreement.agree, {
    refresh: [accounts.getUserInfo],
    done: say(text.agreed),
    failed: say(text.submissionFailed),
  });
  const version = current.data?.version;
  return (
    <Need
      icon="file"
      title={say(text.newAgreement)}
      body={
        <button
          type="button"
          className="min-h-11 text-left text-lilac underline-offset-4 hover:text-fg hover:underline"
          onClick={() => setOpen(true)}
        >
          {current.data?.name ?? say(agreementText.fullTitle)}
        </button>
      }
    >
      <Button
        small
        disabled={!version}
        loading={agree.isPending}
        onClick={() => version && void agree.run({ version })}
      >
        {say(text.agree)}
      </Button>
      <AgreementSheet open={open} onClose={() => setOpen(false)} />
    </Need>
  );
}
