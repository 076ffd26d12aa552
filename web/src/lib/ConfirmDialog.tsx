import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ConfirmRequest } from './confirm.ts';
import { text } from './lib.text.ts';
import { useSay } from './locale.ts';

export function ConfirmDialog({ request, onClose }: { request: ConfirmRequest; onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog
      open
      onClose={onClose}
      title={request.title}
      description={request.body}
      actions={
        <>
          <Button onClick={onClose}>{request.cancel ?? say(text.cancel)}</Button>
          <Button kind={request.danger ? 'danger' : 'amber'} onClick={() => request.answer(true)}>
            {request.ok ?? say(text.confirm)}
          </Button>
        </>
      }
    />
  );
}
