import { consoleOrder, findDone, StaffAction } from '@pavilion/protocol/orders.console.ts';
import { useRef } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { dealReads } from './dealReads.ts';

export function InvoiceUpload({ orderNo }: { orderNo: string }) {
  const say = useSay();
  const label = say(StaffAction.label('uploadInvoice'));
  const input = useRef<HTMLInputElement>(null);
  const upload = useAction(consoleOrder.uploadInvoice, { refresh: dealReads, done: say(findDone('uploadInvoice')!) });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        aria-label={label}
        className="sr"
        tabIndex={-1}
        onChange={(e) => {
          const file = e.target.files?.[0];
          e.target.value = '';
          if (file) void upload.run({ orderNo, file });
        }}
      />
      <Button small icon="upload" loading={upload.isPending} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
