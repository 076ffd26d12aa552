import { consoleProgramme, consoleSeller, type SellerDetail } from '@pavilion/protocol/programmesDesk.ts';
import { useId } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { CountrySelect } from '../../../parts/CountrySelect.tsx';
import { useMayCall } from '../../../parts/useMayCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Input, Switch, Textarea } from '../../../ui/Field.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { SellerPictures } from './SellerPictures.tsx';
import { text } from './sellers.text.ts';

const SellerForm = consoleSeller.save.input;

/** A company's record: both languages side by side. */
export function SellerSheet({ of, onClose }: { of: number | 'new' | undefined; onClose: () => void }) {
  const say = useSay();
  const formId = useId();
  const id = typeof of === 'number' ? of : undefined;
  const mayChange = useMayCall(consoleSeller.save);
  const seller = useApi(consoleSeller.detail, { id: id ?? 0 }, { enabled: id !== undefined, staleMs: 0 });
  const fresh = seller.isFetchedAfterMount && !seller.isFetching ? seller : { ...seller, data: undefined };
  const { zhName, enName } = seller.data ?? {};
  return (
    <Sheet
      from="side"
      // A name may hold characters that the headings' face does not.
      className="[&_h2]:font-sans [&_h2]:text-19 [&_h2]:font-semibold"
      open={of !== undefined}
      onClose={onClose}
      title={of === 'new' ? say(text.newTitle) : (zhName ?? enName ?? '')}
      actions={
        mayChange ? (
          <>
            <Button small onClick={onClose}>
              {say(text.cancel)}
            </Button>
            <Button kind="amber" small type="submit" form={formId}>
              {say(text.save)}
            </Button>
          </>
        ) : (
          <p className="text-14 text-fg-3">{say(text.readOnly)}</p>
        )
      }
    >
      {of === 'new' ? (
        <SellerFields formId={formId} mayChange onDone={onClose} />
      ) : (
        <Loaded of={fresh}>
          {(found) => (
            <SellerFields key={found.id} formId={formId} seller={found} mayChange={mayChange} onDone={onClose} />
          )}
        </Loaded>
      )}
    </Sheet>
  );
}

const valuesOf = (s: SellerDetail | undefined) =>
  s
    ? {
        id: s.id,
        zhName: s.zhName,
        enName: s.enName,
        country: s.country,
        zhCity: s.zhCity,
        enCity: s.enCity,
        registrationNo: s.registrationNo ?? '',
        zhAddress: s.zhAddress,
        enAddress: s.enAddress,
        contactName: s.contactName ?? '',
        contactEmail: s.contactEmail ?? '',
        zhProfile: s.zhProfile,
        enProfile: s.enProfile,
        logoId: s.logo?.id ?? null,
        displayId: s.display?.id ?? null,
        published: s.publishedAt !== null,
      }
    : { country: 'CN', published: false };

interface Props {
  formId: string;
  seller?: SellerDetail;
  mayChange: boolean;
  onDone: () => void;
}
function SellerFields({ formId, seller, mayChange, onDone }: Props) {
  const say = useSay();
  const form = useForm(SellerForm, valuesOf(seller));
  const save = useAction(consoleSeller.save, {
    form,
    refresh: [consoleSeller.list, consoleSeller.detail, consoleProgramme.list],
    done: say(text.saved),
    failed: say(text.saveFailed),
    onDone,
  });
  const both = (name: 'Name' | 'City' | 'Address') => (
    <div className="grid gap-5 wide:grid-cols-2">
      <Input {...form.field(`zh${name}`)} lang="zh-CN" required={false} />
      <Input {...form.field(`en${name}`)} lang="en" required={false} />
    </div>
  );
  return (
    <form id={formId} noValidate onSubmit={form.send(save.run)}>
      <fieldset disabled={!mayChange} className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-line pb-3">
          <Switch {...form.register('published')} className="grow">
            {say(text.publishSwitch)}
          </Switch>
          {seller && seller.programmes > 0 && (
            <Link to="/programmes" search={{ sellerId: seller.id }} className="text-14 text-lilac hover:text-fg">
              {say(text.theirs, seller.programmes)}
            </Link>
          )}
        </div>
        {both('Name')}
        <div className="grid gap-5 wide:grid-cols-2">
          <CountrySelect {...form.field('country')} />
          <Input {...form.field('registrationNo')} />
        </div>
        {both('City')}
        {both('Address')}
        <div className="grid gap-5 wide:grid-cols-2">
          <Input {...form.field('contactName')} hint={say(text.contactHint)} />
          <Input {...form.field('contactEmail')} type="email" hint={say(text.contactHint)} />
        </div>
        <div className="grid gap-5 wide:grid-cols-2">
          <Textarea {...form.field('zhProfile')} lang="zh-CN" rows={7} />
          <Textarea {...form.field('enProfile')} lang="en" rows={7} />
        </div>
        <SellerPictures
          seller={seller}
          disabled={!mayChange}
          onLogo={(id) => form.setValue('logoId', id, { shouldDirty: true })}
          onDisplay={(id) => form.setValue('displayId', id, { shouldDirty: true })}
          labels={{ logo: form.field('logoId').label, display: form.field('displayId').label }}
        />
      </fieldset>
    </form>
  );
}
