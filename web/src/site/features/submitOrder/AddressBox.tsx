import { type Address, addresses } from '@pavilion/protocol/addresses.ts';
import { YesNo } from '@pavilion/protocol/enumerations.ts';
import { useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { useAddressLine } from '../../../parts/addressLine.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { AddressDialog } from '../../parts/AddressDialog.tsx';
import type { OrderFormState } from './orderFields.ts';
import { text } from './submitOrder.text.ts';

/** Chooses one of the buyer's addresses, or adds one without leaving the order. */
export function AddressBox({ form }: { form: OrderFormState }) {
  const say = useSay();
  const mine = useApi(addresses.myAddress);
  const [editing, setEditing] = useState<Address | 'new'>();
  const chosen = Number(form.watch('addressId'));
  const choose = (id: number) => form.setValue('addressId', id, { shouldValidate: true });
  return (
    <>
      <p className="-mt-2 mb-3 text-13 text-fg-3">{say(text.addressNote)}</p>
      <Loaded of={mine} isEmpty={() => false}>
        {({ rows }) => <Choice rows={rows} chosen={chosen} onChoose={choose} onEdit={setEditing} />}
      </Loaded>
      {form.errorOf('addressId') && (
        <p role="alert" className="mb-2 text-13 text-rose">
          {say(text.addressNeeded)}
        </p>
      )}
      <Button small icon="plus" onClick={() => setEditing('new')}>
        {say(text.addressAdd)}
      </Button>
      {editing && (
        <AddressDialog
          address={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={choose}
        />
      )}
    </>
  );
}
function Choice({
  rows,
  chosen,
  onChoose,
  onEdit,
}: {
  rows: readonly Address[];
  chosen: number;
  onChoose: (id: number) => void;
  onEdit: (address: Address) => void;
}) {
  const say = useSay();
  const line = useAddressLine(rows);
  if (rows.length === 0) return <p className="mb-3 text-fg-2">{say(text.addressNone)}</p>;
  return (
    <fieldset className="addresses">
      <legend className="sr">{say(text.addressTitle)}</legend>
      {rows.map((address) => (
        <div key={address.id}>
          <label>
            <input
              type="radio"
              name="address"
              className="sr"
              checked={address.id === chosen}
              onChange={() => onChoose(address.id)}
            />
            <span className="dot" aria-hidden="true" />
            <span>
              <b>{address.recipient}</b> <span className="text-fg-2">{address.phone}</span>
              {address.isDefault === YesNo.yes && (
                <small className="ml-2 text-13 text-amber">{say(text.addressDefault)}</small>
              )}
              <span className="block text-14 text-fg-2">{line(address)}</span>
            </span>
          </label>
          <Button kind="quiet" small className="!px-3" onClick={() => onEdit(address)}>
            {say(text.addressEdit)}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
