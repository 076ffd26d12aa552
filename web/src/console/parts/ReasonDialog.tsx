import { reason } from '@pavilion/protocol/fields.ts';
import { z } from 'zod';
import { useForm } from '../../lib/form.ts';
import { useSay } from '../../lib/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Textarea } from '../../ui/Field.tsx';
import { text } from './reason.text.ts';

const Reason = z.object({ reason });

/** An action that needs a reason, which the buyer reads. */
export function ReasonDialog({
  title,
  open,
  loading,
  onClose,
  onReason,
}: {
  title: string;
  open: boolean;
  loading: boolean;
  onClose: () => void;
  onReason: (reason: string) => unknown;
}) {
  const say = useSay();
  const form = useForm(Reason, { reason: '' });
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form noValidate onSubmit={form.send(({ reason }) => onReason(reason))} className="grid gap-5">
        <Textarea {...form.field('reason')} label={say(text.reason)} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{say(text.close)}</Button>
          <Button kind="danger" type="submit" loading={loading}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
