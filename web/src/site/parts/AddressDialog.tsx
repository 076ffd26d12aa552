import { type Address, AddressForm, addresses } from '@pavilion/protocol/addresses.ts';
import { YesNo } from '@pavilion/protocol/enumerations.ts';
import { useId } from 'react';
import type { z } from 'zod';
import { useAction } from '../../lib/api.ts';
import { useForm } from '../../lib/form.ts';
import { useSay } from '../../lib/locale.ts';
import { CountrySelect } from '../../parts/CountrySelect.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Input, Switch, Textarea } from '../../ui/Field.tsx';
import { AreaPicker } from './AreaPicker.tsx';
import { addressText as text } from './address.text.ts';

interface Props {
  /** The address to change; a new one if absent. */
  address?: Address | undefined;
  onClose: () => void;
  /** Called with the id of the address that was added or changed. */
  onSaved?: (id: number) => void;
}
const blank: z.input<typeof AddressForm> = {
  recipient: '',
  country: 'CN',
  province: '',
  city: '',
  area: '',
  address: '',
  phone: '',
  zipCode: '',
  isDefault: YesNo.no,
};

/** Adds or changes a shipping address; choosing an area means China (spec §3). */
export function AddressDialog({ address, onClose, onSaved }: Props) {
  const say = useSay();
  const formId = useId();
  const form = useForm(AddressForm, { ...blank, ...address });
  const finished = (id: number) => {
    onSaved?.(id);
    onClose();
  };
  const add = useAction(addresses.addMyAddress, {
    form,
    refresh: [addresses.myAddress],
    done: say(text.added),
    failed: say(text.addFailed),
    onDone: ({ id }) => finished(id),
  });
  const edit = useAction(addresses.editMyAddress, {
    form,
    refresh: [addresses.myAddress],
    done: say(text.saved),
    failed: say(text.editFailed),
    onDone: (_, { id }) => finished(id),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(address ? text.editTitle : text.addTitle)}
      className="wide:w-[640px]"
      actions={
        <>
          <Button onClick={onClose}>{say(text.cancel)}</Button>
          <Button kind="amber" type="submit" form={formId} loading={add.isPending || edit.isPending}>
            {say(text.save)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={form.send((values) => (address ? edit.run({ ...values, id: address.id }) : add.run(values)))}
      >
        <Fields form={form} />
      </form>
    </Dialog>
  );
}
function Fields({ form }: { form: ReturnType<typeof useForm<typeof AddressForm>> }) {
  const say = useSay();
  const [country, province, city, area, isDefault] = form.watch(['country', 'province', 'city', 'area', 'isDefault']);
  const inChina = country === 'CN';
  const set = (values: Partial<typeof blank>) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof typeof blank, value, { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger(['area', 'zipCode']);
  };
  return (
    <>
      <div className="grid gap-4 wide:grid-cols-2">
        <Input {...form.field('recipient')} autoComplete="name" />
        <Input {...form.field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <CountrySelect
        {...form.field('country')}
        autoComplete="country"
        onChange={(e) => set({ country: e.target.value, province: '', city: '', area: '' })}
      />
      {inChina && (
        <AreaPicker
          value={{ province: province ?? '', city: city ?? '', area: area ?? '' }}
          onChange={set}
          error={form.errorOf('area')}
        />
      )}
      <Textarea
        {...form.field('address')}
        rows={2}
        autoComplete="street-address"
        hint={say(inChina ? text.streetHint : text.abroadHint)}
      />
      <Input
        {...form.field('zipCode')}
        inputMode={inChina ? 'numeric' : 'text'}
        autoComplete="postal-code"
        className="wide:w-1/2"
      />
      <Switch
        checked={isDefault === YesNo.yes}
        onChange={(e) => set({ isDefault: e.target.checked ? YesNo.yes : YesNo.no })}
      >
        {say(text.isDefault)}
      </Switch>
    </>
  );
}
