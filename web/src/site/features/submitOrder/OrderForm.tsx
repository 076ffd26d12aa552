import { errors } from '@pavilion/protocol/errors.ts';
import { messages } from '@pavilion/protocol/messages.ts';
import { orders, type Preorder } from '@pavilion/protocol/orders.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { Link, useGo } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { AgreementCheck } from '../../parts/AgreementCheck.tsx';
import type { ChosenLicence } from '../../parts/rights/licenceParams.ts';
import { AddressBox } from './AddressBox.tsx';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { InvoiceBox } from './InvoiceBox.tsx';
import { LicenceBox } from './LicenceBox.tsx';
import { OrderFields } from './orderFields.ts';
import { RightsBox } from './RightsBox.tsx';
import { SubmitBar, Summary } from './Summary.tsx';
import { text } from './submitOrder.text.ts';
import { TermBox } from './TermBox.tsx';

interface Props {
  chosen: ChosenLicence;
  quote: Preorder;
  isFresh: boolean;
  refetch: () => unknown;
}
/** Errors that the page shows at the fields concerned after it has checked again. */
const shownBeside = new Set<number>([
  errors.rightTaken.code,
  errors.termOutsideOffer.code,
  errors.startDateRefused.code,
  errors.priceOnRequest.code,
  errors.offerUnavailable.code,
  errors.tooManyHolds.code,
  errors.holdPaused.code,
  errors.sameOrder.code,
  errors.contractDetailsMissing.code,
]);
/** Errors shown at the total: the price, and what this buyer may hold. */
const besideTotal = new Set<number>([
  errors.priceOnRequest.code,
  errors.tooManyHolds.code,
  errors.holdPaused.code,
  errors.sameOrder.code,
]);
const ofTerm = new Set<number>([errors.termOutsideOffer.code, errors.startDateRefused.code]);

export function OrderForm({ chosen, quote, isFresh, refetch }: Props) {
  const say = useSay();
  const go = useGo();
  const rights = useRef<HTMLDivElement>(null);
  /** The form's values while the confirmation is open. */
  const [confirming, setConfirming] = useState<z.output<typeof OrderFields>>();
  const form = useForm(OrderFields, {
    addressId: quote.address?.id ?? ('' as unknown as number),
    invoice: null,
    agreed: false as unknown as true,
  });
  const place = useAction(orders.orderProgram, {
    form,
    refresh: [orders.myOrder],
    failed: say(text.submitFailed),
    onDone: ({ orderNo }) => go('/resultPage', { orderNo }, { replace: true }),
    onFailed: (error) => {
      setConfirming(undefined);
      if (error.code === errors.totalChanged.code) void refetch();
      if (!shownBeside.has(error.code)) return false;
      void refetch();
      toast.error(error.message);
      rights.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      return true;
    },
  });
  const confirmed = (values: z.output<typeof OrderFields>) => {
    const { programmeId, offerId, media, territories, startDate, years } = chosen;
    void place.run({
      programmeId,
      offerId,
      startDate,
      years,
      media: [...media],
      territories: [...territories],
      ...values,
      ...(quote.totalMinor !== null && { totalMinor: quote.totalMinor }),
    });
  };
  const send = form.handleSubmit(
    (values) => setConfirming(values),
    (problems) => {
      if (problems.agreed) toast.error(say(messages.pleaseAgree));
    },
  );
  const mayPlace = isFresh && quote.problems.length === 0 && quote.totalMinor !== null;
  const submit = { loading: place.isPending, disabled: !mayPlace, onSubmit: () => void send() };
  return (
    <form
      noValidate
      className="order"
      onSubmit={(e) => {
        e.preventDefault();
        submit.onSubmit();
      }}
    >
      <div>
        <Section no={1} title={say(text.licenceTitle)}>
          <LicenceBox chosen={chosen} quote={quote} />
          <Problems quote={quote} codes={new Set([errors.offerUnavailable.code])} />
        </Section>
        <Section no={2} title={say(text.termTitle)}>
          <TermBox chosen={chosen} quote={quote} />
          <Problems quote={quote} codes={ofTerm} />
        </Section>
        <div ref={rights}>
          <Section no={3} title={say(text.rightsTitle)}>
            <RightsBox chosen={chosen} quote={quote} isFresh={isFresh} />
          </Section>
        </div>
        <Section no={4} title={say(text.addressTitle)}>
          <AddressBox form={form} />
        </Section>
        <Section no={5} title={say(text.invoiceTitle)}>
          <InvoiceBox form={form} />
        </Section>
      </div>
      <Summary quote={quote} {...submit}>
        <Problems quote={quote} codes={besideTotal} />
        <UnnamedBuyer quote={quote} />
        <AgreementCheck
          checked={form.watch('agreed') === true}
          error={form.errorOf('agreed')}
          onChange={(on) => form.setValue('agreed', on as true, { shouldValidate: form.formState.isSubmitted })}
        />
      </Summary>
      <SubmitBar quote={quote} {...submit} />
      {confirming && (
        <ConfirmOrder
          chosen={chosen}
          quote={quote}
          loading={place.isPending}
          disabled={!mayPlace}
          onConfirm={() => confirmed(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </form>
  );
}

function Section({ no, title, children }: { no: number; title: string; children: ReactNode }) {
  return (
    <section className="step">
      <span className="num" aria-hidden="true">
        {no}
      </span>
      <div>
        <h2 className="serif">{title}</h2>
        {children}
      </div>
    </section>
  );
}
/** A contract names the buyer's address and signatory; a user certified before these were required is sent to add them. */
function UnnamedBuyer({ quote }: { quote: Preorder }) {
  const say = useSay();
  if (!quote.problems.some(({ code }) => code === errors.contractDetailsMissing.code)) return null;
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <Problems quote={quote} codes={new Set([errors.contractDetailsMissing.code])} />
      <Link to="/personal/userAuthe" className={buttonClass()}>
        {say(text.giveContractDetails)}
      </Link>
    </div>
  );
}
function Problems({ quote, codes }: { quote: Preorder; codes: ReadonlySet<number> }) {
  const chinese = useLocale() === 'zh-CN';
  return quote.problems
    .filter((problem) => codes.has(problem.code))
    .map((problem) => (
      <p key={problem.code} role="alert" className="mt-3 text-14 text-rose">
        {chinese ? problem.zh : problem.en}
      </p>
    ));
}
