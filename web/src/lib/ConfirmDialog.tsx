import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ConfirmRequest } from './confirm.ts';
import { text } from './lib.text.ts';
import { useSay } from './locale.ts';

export default function ConfirmDialog({ request }: { request: ConfirmRequest }) {
  const say = useSay();
  return (
    <Dialog
      open
      onClose={() => request.answer(false)}
      title={request.title}
      description={request.body}
      actions={
        <>
          <Button onClick={() => request.answer(false)}>{request.cancel ?? say(text.cancel)}</Button>
          <Button kind={request.danger ? 'danger' : 'amber'} onClick={() => request.answer(true)}>
            {request.ok ?? say(text.confirm)}
          </Button>
        </>
      }
    />
  );
}
