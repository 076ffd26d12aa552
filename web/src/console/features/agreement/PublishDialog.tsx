import { consoleAgreement, type LegalText, noticeDaysOf } from '@pavilion/protocol/agreement.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Switch } from '../../../ui/Field.tsx';
import { text } from './agreement.text.ts';
import { type FoundText, reads } from './legalTexts.ts';

interface Props {
  kind: LegalText;
  found: FoundText;
  open: boolean;
  onClose: () => void;
}
/** Shows when the version comes into force before it is published. */
export function PublishDialog({ kind, found, open, onClose }: Props) {
  const say = useSay();
  const { date } = useFormat();
  const [notify, setNotify] = useState(true);
  const isAnnounced = noticeDaysOf(kind) > 0;
  const publish = useAction(consoleAgreement.publish, {
    refresh: reads,
    done: say(text.done),
    failed: say(text.failed),
    onDone: onClose,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say(text.publishTitle)}
      description={isAnnounced ? say(text.notice, date(found.effectiveAt)) : say(text.atOnce)}
      actions={
        <>
          <Button small onClick={onClose}>
            {say(text.cancel)}
          </Button>
          <Button
            kind="amber"
            small
            loading={publish.isPending}
            onClick={() => void publish.run({ kind, revision: found.revision, notify: isAnnounced && notify })}
          >
            {say(text.publishGo)}
          </Button>
        </>
      }
    >
      {isAnnounced && (
        <Switch checked={notify} onChange={(e) => setNotify(e.target.checked)}>
          {say(text.notify)}
        </Switch>
      )}
    </Dialog>
  );
}
