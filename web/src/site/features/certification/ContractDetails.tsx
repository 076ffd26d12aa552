import { type AuthInfo, certification } from '@pavilion/protocol/certification.ts';
import { EditContractDetails } from '@pavilion/protocol/contractDetails.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { besideField } from '../../../parts/besideField.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { ContractFields } from './ContractFields.tsx';
import { text } from './certification.text.ts';
import { suggestedDetails } from './contractDetailsForm.ts';

const [PersonDetails, EnterpriseDetails] = EditContractDetails.options;
const refresh = [certification.getUserAuthInfo];

/** Asks a certified buyer for the address and signatory that contracts name, and lets them change both. */
export function ContractDetails({ info }: { info: AuthInfo }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(!info.hasContractDetails);
  const Form = info.certKind === 'person' ? PersonForm : EnterpriseForm;
  return (
    <section className="grid gap-5">
      <h2 className="serif text-24">{say(text.contractTitle)}</h2>
      {!info.hasContractDetails && (
        <p role="alert" className="border-l-2 border-amber pl-5">
          {say(text.contractMissing)}
        </p>
      )}
      {isOpen ? (
        <Form info={info} onDone={() => setOpen(false)} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="text-fg-2">{say(text.contractKept)}</p>
          <Button onClick={() => setOpen(true)}>{say(text.contractChange)}</Button>
        </div>
      )}
    </section>
  );
}

interface FormProps {
  info: AuthInfo;
  onDone: () => void;
}
function PersonForm({ info, onDone }: FormProps) {
  const say = useSay();
  const form = useForm(PersonDetails, { kind: 'person', ...suggestedDetails(info) });
  const save = useAction(certification.editContractDetails, {
    form,
    refresh,
    onDone,
    done: say(text.contractSaved),
    onFailed: besideField(form, { signatoryNotHolder: 'zhSignatory' }),
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={form.send(save.run)}>
      <ContractFields kind="person" field={form.field} />
      <Save isPending={save.isPending} />
    </form>
  );
}
function EnterpriseForm({ info, onDone }: FormProps) {
  const say = useSay();
  // Reviewed names are not requested again.
  const missing = (['zhName', 'enName'] as const).filter((name) => !info.enterprise?.[name]);
  const form = useForm(EnterpriseDetails, { kind: 'enterprise', ...suggestedDetails(info) });
  const save = useAction(certification.editContractDetails, {
    form,
    refresh,
    onDone,
    done: say(text.contractSaved),
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={form.send(save.run)}>
      {missing.length > 0 && (
        <div className="grid gap-5 wide:grid-cols-2">
          {missing.map((name) => (
            <Input key={name} {...form.field(name)} hint={say(text.noChineseName)} autoComplete="organization" />
          ))}
        </div>
      )}
      <ContractFields kind="enterprise" field={form.field} />
      <Save isPending={save.isPending} />
    </form>
  );
}
function Save({ isPending }: { isPending: boolean }) {
  const say = useSay();
  return (
    <div>
      <Button kind="amber" type="submit" loading={isPending}>
        {say(text.contractSave)}
      </Button>
    </div>
  );
}
