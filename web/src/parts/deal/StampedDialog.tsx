import { contracts } from '@pavilion/protocol/contracts.ts';
import { SignatureType } from '@pavilion/protocol/orders.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { useState } from 'react';
import { useAction } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { useForm } from '../../lib/form.ts';
import { useSay } from '../../lib/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { text } from './deal.text.ts';
import { dealReads } from './dealReads.ts';
import { ScanField } from './ScanField.tsx';

interface Props {
  orderNo: string;
  orderContractId: number;
  onClose: () => void;
}
/** The stamped upload popup, type 1: scans of the contract on paper (spec §4). */
export function StampedDialog({ orderNo, orderContractId, onClose }: Props) {
  const say = useSay();
  const [files, setFiles] = useState<readonly FileLink[]>([]);
  const [underway, setUnderway] = useState(0);
  const form = useForm(contracts.uploadStampedContract.input, {
    signatureType: SignatureType.stampedContract,
    orderContractId,
    orderNo,
    fileInfoList: [],
  });
  const send = useAction(contracts.uploadStampedContract, {
    refresh: dealReads,
    done: say(text.stampedSent),
    failed: say(text.submissionFailed),
    form,
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={say(text.stampedTitle)} description={say(text.stampedLead)}>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={form.send(async (values) => {
          if (await confirm({ title: say(text.stampedConfirm), ok: say(text.submit) })) await send.run(values);
        })}
      >
        <ScanField
          orderNo={orderNo}
          label={say(text.stampedFiles)}
          value={files}
          onUnderway={setUnderway}
          error={form.errorOf('fileInfoList')}
          onChange={(change) =>
            setFiles((now) => {
              const next = change(now);
              form.setValue('fileInfoList', [...next], { shouldValidate: next.length > 0 });
              return next;
            })
          }
        />
        <div className="flex flex-wrap justify-end gap-3 narrow:*:flex-1">
          <Button onClick={onClose}>{say(text.close)}</Button>
          <Button kind="amber" type="submit" disabled={underway > 0} loading={send.isPending}>
            {say(text.submit)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
