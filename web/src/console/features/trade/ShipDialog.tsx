import { consoleOrder, findDone, Shipment, StaffAction } from '@pavilion/protocol/orders.console.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Input } from '../../../ui/Field.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { MomentField } from '../../parts/dates/MomentField.tsx';
import { localMoment, momentOf } from '../../parts/dates/moment.ts';
import { dealReads } from './dealReads.ts';
import { text } from './trade.text.ts';

const [Courier, Download] = Shipment.options;
const shipLabel = StaffAction.label('ship');
interface Props {
  orderNo: string;
  onClose: () => void;
}

/** By courier with a tracking number, or a download link with its expiry (product §5). */
export function ShipDialog({ twoPeople, ...props }: Props & { twoPeople: boolean }) {
  const say = useSay();
  const [method, setMethod] = useState<'courier' | 'download'>('courier');
  return (
    <Dialog open onClose={props.onClose} title={say(shipLabel)}>
      {twoPeople && <p className="mb-4 text-14 text-amber">{say(text.shipTwoPeople)}</p>}
      <Tabs
        label={say(shipLabel)}
        value={method}
        onValue={setMethod}
        tabs={[
          { value: 'courier', label: say(text.byCourier) },
          { value: 'download', label: say(text.byDownload) },
        ]}
      >
        {method === 'courier' ? <ByCourier {...props} /> : <ByDownload {...props} />}
      </Tabs>
    </Dialog>
  );
}
function useShip(onClose: () => void) {
  const say = useSay();
  return useAction(consoleOrder.ship, {
    refresh: dealReads,
    onDone: ({ waits }) => {
      toast.success(say(waits ? text.shipAsked : findDone('ship')!));
      onClose();
    },
  });
}

function ByCourier({ orderNo, onClose }: Props) {
  const say = useSay();
  const ship = useShip(onClose);
  const form = useForm(Courier, { orderNo, method: 'courier', courier: '', trackingNo: '' });
  return (
    <form noValidate onSubmit={form.send(ship.run)} className="grid gap-5">
      <Input {...form.field('courier')} />
      <Input {...form.field('trackingNo')} />
      <Button kind="amber" type="submit" loading={ship.isPending}>
        {say(shipLabel)}
      </Button>
    </form>
  );
}
function ByDownload({ orderNo, onClose }: Props) {
  const say = useSay();
  const ship = useShip(onClose);
  const form = useForm(Download, { orderNo, method: 'download', url: '', expiresAt: '' });
  const { value, onChange, ...held } = form.held('expiresAt');
  return (
    <form noValidate onSubmit={form.send(ship.run)} className="grid gap-5">
      <Input {...form.field('url')} type="url" />
      <MomentField {...held} value={localMoment(value)} onChange={(wall) => onChange(momentOf(wall))} />
      <Button kind="amber" type="submit" loading={ship.isPending}>
        {say(shipLabel)}
      </Button>
    </form>
  );
}
