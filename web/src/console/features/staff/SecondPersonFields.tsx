import { Currency } from '@pavilion/protocol/enumerations.ts';
import type { SecondPersonLimits } from '@pavilion/protocol/secondPersonLimits.ts';
import { consoleStaff } from '@pavilion/protocol/staff.ts';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { text } from './staff.text.ts';

/** The amounts from which a payment and a shipment need two people, for each currency. */
export function SecondPersonFields({ limits }: { limits: SecondPersonLimits }) {
  const say = useSay();
  const form = useForm(consoleStaff.saveSettings.input, { secondPersonAbove: limits });
  const save = useAction(consoleStaff.saveSettings, {
    form,
    refresh: [consoleStaff.settings],
    done: say(text.settingsSaved),
  });
  return (
    <form noValidate onSubmit={form.send(save.run)} className="grid gap-4 border-t border-line pt-4">
      <div>
        <h2 className="text-15">{say(text.limitsTitle)}</h2>
        <p className="mt-0.5 text-13 text-fg-3">{say(text.limitsBody)}</p>
      </div>
      <div className="grid gap-4 tablet:grid-cols-3">
        {Currency.names.map((code) => (
          <Input
            key={code}
            {...form.field(`secondPersonAbove.${code}`, 'number')}
            label={`${say(Currency.label(code))} (${code})`}
            inputMode="numeric"
          />
        ))}
      </div>
      <Button small type="submit" className="justify-self-start" loading={save.isPending}>
        {say(text.limitsSave)}
      </Button>
    </form>
  );
}
