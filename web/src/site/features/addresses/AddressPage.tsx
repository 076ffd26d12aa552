import { type Address, addresses } from '@pavilion/protocol/addresses.ts';
import { YesNo } from '@pavilion/protocol/enumerations.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useSay } from '../../../lib/locale.ts';
import { useAddressLine } from '../../../parts/addressLine.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status } from '../../../ui/Status.tsx';
import { AddressDialog } from '../../parts/AddressDialog.tsx';
import { text } from './addresses.text.ts';

export default function AddressPage() {
  const say = useSay();
  const mine = useApi(addresses.myAddress);
  const [open, setOpen] = useState<Address | 'new'>();
  const rows = mine.data?.rows ?? [];
  const isFull = rows.length >= limits.addressesPerUser;
  const add = (
    <Button kind="amber" icon="plus" disabled={isFull} onClick={() => setOpen('new')}>
      {say(text.add)}
    </Button>
  );
  return (
    <>
      <PageHead
        title={say(text.pageTitle)}
        lead={isFull ? say(text.full, limits.addressesPerUser) : say(text.lead)}
        actions={rows.length > 0 && add}
      />
      <Loaded of={mine} empty={say(text.empty)} emptyAction={add}>
        {({ rows }) => <AddressList rows={rows} onEdit={setOpen} />}
      </Loaded>
      {open && <AddressDialog address={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function AddressList({ rows, onEdit }: { rows: readonly Address[]; onEdit: (address: Address) => void }) {
  const say = useSay();
  const line = useAddressLine(rows);
  const refresh = [addresses.myAddress];
  const edit = useAction(addresses.editMyAddress, {
    refresh,
    done: say(text.madeDefault),
    failed: say(text.editFailed),
  });
  const remove = useAction(addresses.removeMyAddress, {
    refresh,
    done: say(text.removed),
    failed: say(text.removeFailed),
  });
  async function askAndRemove(address: Address) {
    if (await confirm({ title: say(text.removeTitle), body: line(address), ok: say(text.remove), danger: true }))
      await remove.run({ id: address.id });
  }
  return (
    <ul className="border-t border-line">
      {rows.map((address) => (
        <li
          key={address.id}
          className="grid gap-x-6 gap-y-2 border-b border-line py-5 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <b className="text-17">{address.recipient}</b>
              <span className="text-fg-2">{address.phone}</span>
              {address.isDefault === YesNo.yes && <Status tone="amber">{say(text.isDefault)}</Status>}
            </p>
            <p className="mt-1 text-fg-2">{line(address)}</p>
          </div>
          <div className="-mx-3 flex flex-wrap tablet:mx-0">
            {address.isDefault !== YesNo.yes && (
              <Button
                kind="quiet"
                small
                className="!px-3"
                onClick={() => void edit.run({ ...address, isDefault: YesNo.yes })}
              >
                {say(text.makeDefault)}
              </Button>
            )}
            <Button kind="quiet" small icon="edit" className="!px-3" onClick={() => onEdit(address)}>
              {say(text.edit)}
            </Button>
            <Button kind="quiet" small icon="trash" className="!px-3" onClick={() => void askAndRemove(address)}>
              {say(text.remove)}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
