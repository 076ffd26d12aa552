import { reason } from '@pavilion/protocol/fields.ts';
import { consoleRights } from '@pavilion/protocol/rights.ts';
import { z } from 'zod';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { text } from './rights.text.ts';

const Reason = z.object({ reason });

/** Releases cells that staff had entered, with a reason for the log. */
export function ReleaseDialog({
  ids,
  onClose,
  onDone,
}: {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useSay();
  const form = useForm(Reason, { reason: '' });
  const release = useAction(consoleRights.releaseGrant, {
    form,
    refresh: [consoleRights.calendar],
    done: say(text.released),
    onDone,
  });
  return (
    <Dialog open onClose={onClose} title={say(text.releaseTitle, ids.length)}>
      <form
        noValidate
        onSubmit={form.send((values) => release.run({ ids: [...ids], ...values }))}
        className="grid gap-5"
      >
        <Textarea {...form.field('reason')} label={say(text.releaseReason)} />
        <div className="flex justify-end gap-3">
          <Button small onClick={onClose}>
            {say(text.close)}
          </Button>
          <Button small kind="danger" type="submit" loading={release.isPending}>
            {say(text.release)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
