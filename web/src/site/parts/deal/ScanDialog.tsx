import type { FileLink } from '@pavilion/protocol/pictures.ts';
import { type FormEventHandler, type ReactNode, useState } from 'react';
import { useSay } from '../../../lib/locale.ts';
import { text } from '../../../parts/deal/deal.text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ScanField } from './ScanField.tsx';

interface Props {
  orderNo: string;
  title: string;
  lead: string;
  filesLabel: string;
  filesError: string | undefined;
  onFiles: (files: FileLink[]) => void;
  onSubmit: FormEventHandler;
  isSending: boolean;
  onClose: () => void;
  /** Fields next to the scans. */
  children?: ReactNode;
}
/** The stamped upload popup (spec §4): scans for one order, submitted once all are uploaded. */
export function ScanDialog(props: Props) {
  const { orderNo, title, lead, filesLabel, filesError, onFiles, onSubmit, isSending, onClose, children } = props;
  const say = useSay();
  const [files, setFiles] = useState<readonly FileLink[]>([]);
  const [underway, setUnderway] = useState(0);
  return (
    <Dialog open onClose={onClose} title={title} description={lead}>
      <form noValidate className="grid gap-5" onSubmit={onSubmit}>
        <ScanField
          orderNo={orderNo}
          label={filesLabel}
          value={files}
          onUnderway={setUnderway}
          error={filesError}
          onChange={(change) =>
            setFiles((now) => {
              const next = change(now);
              onFiles([...next]);
              return next;
            })
          }
        />
        {children}
        <div className="mt-2 flex flex-wrap justify-end gap-3 narrow:*:flex-1">
          <Button onClick={onClose}>{say(text.close)}</Button>
          <Button kind="amber" type="submit" disabled={underway > 0} loading={isSending}>
            {say(text.submit)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
