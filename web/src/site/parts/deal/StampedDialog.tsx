import { contracts, StampedContract } from '@pavilion/protocol/contracts.ts';
import { SignatureType } from '@pavilion/protocol/orders.ts';
import { useAction } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { text } from '../../../parts/deal/deal.text.ts';
import { dealReads } from './dealReads.ts';
import { ScanDialog } from './ScanDialog.tsx';

interface Props {
  orderNo: string;
  orderContractId: number;
  onClose: () => void;
}
/** Type 1: scans of the signed paper contract. */
export function StampedDialog({ orderNo, orderContractId, onClose }: Props) {
  const say = useSay();
  const form = useForm(StampedContract, {
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
    <ScanDialog
      orderNo={orderNo}
      title={say(text.stampedTitle)}
      lead={say(text.stampedLead)}
      filesLabel={say(text.stampedFiles)}
      filesError={form.errorOf('fileInfoList')}
      onFiles={(files) => form.setValue('fileInfoList', files, { shouldValidate: files.length > 0 })}
      onSubmit={form.send(async (values) => {
        if (await confirm({ title: say(text.stampedConfirm), ok: say(text.submit) })) await send.run(values);
      })}
      isSending={send.isPending}
      onClose={onClose}
    />
  );
}
