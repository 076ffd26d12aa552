import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { consoleSignup } from '@pavilion/protocol/signup.console.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, Select } from '../../../ui/Field.tsx';
import { text } from './signup.text.ts';

/** Chooses the event of a workbook, and whether ID numbers are whole. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const events = useApi(consoleSignup.events, {}).data ?? [];
  const [chosen, setChosen] = useState(0);
  const [idNumbers, setIdNumbers] = useState(false);
  const event = events[chosen];
  const run = useAction(consoleSignup.export, {
    done: say(text.exported),
    onDone: ({ url }) => {
      location.assign(url);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(text.exportTitle)}
      description={say(text.exportLead)}
      actions={
        <>
          <Button onClick={onClose}>{say(text.cancel)}</Button>
          <Button
            kind="amber"
            disabled={!event}
            loading={run.isPending}
            onClick={() => event && void run.run({ type: event.type, eventId: event.eventId, idNumbers })}
          >
            {say(text.export)}
          </Button>
        </>
      }
    >
      <Select
        label={say(text.event)}
        empty={false}
        value={chosen}
        onChange={(e) => setChosen(Number(e.target.value))}
        options={events.map(({ zhTitle, enTitle, signups, taken }, i) => ({
          value: i,
          label: say(text.eventOption, inLanguage(zhTitle ?? '', enTitle ?? '', locale).words, signups, taken),
        }))}
      />
      <Checkbox checked={idNumbers} onChange={(e) => setIdNumbers(e.target.checked)}>
        {say(text.wholeNumbers)}
      </Checkbox>
    </Dialog>
  );
}
