import type { UserInfo } from '@pavilion/protocol/accounts.ts';
import { type AuthInfo, certification, PersonApplication, photoFields } from '@pavilion/protocol/certification.ts';
import { IdType } from '@pavilion/protocol/enumerations.ts';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { besideField } from '../../../parts/besideField.ts';
import { FileField } from '../../../parts/FileField.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { ApplicationEnd } from './ApplicationEnd.tsx';
import { ApplicationFrame, Part } from './ApplicationFrame.tsx';
import { ContractFields } from './ContractFields.tsx';
import { text } from './certification.text.ts';
import { suggestedDetails } from './contractDetailsForm.ts';
import { usePhotos } from './usePhotos.ts';
import { useSubmission } from './useSubmission.ts';

export default function PersonUserAuthePage() {
  return (
    <ApplicationFrame title={text.personTitle} lead={text.personLead}>
      {(info, user) => <PersonForm info={info} user={user} />}
    </ApplicationFrame>
  );
}

function PersonForm({ info, user }: { info: AuthInfo; user: UserInfo }) {
  const say = useSay();
  const form = useForm(PersonApplication, {
    name: '',
    idType: IdType.residentId,
    idNumber: '',
    phone: user.phone,
    email: user.email,
    ...info.person,
    ...suggestedDetails(info),
  });
  const { options, tellMissing, ask } = useSubmission(form.formState.isDirty);
  const send = useAction(certification.authPersonIdentity, {
    ...options,
    form,
    onFailed: besideField(form, { identityTaken: 'idNumber', signatoryNotHolder: 'zhSignatory' }),
  });
  const { isSubmitted } = form.formState;
  const photo = usePhotos(info.photos, photoFields.person, (field, id) =>
    // Without a photo the field is undefined, and the schema requires it.
    form.setValue(field, id as number, { shouldValidate: isSubmitted || id !== undefined, shouldDirty: true }),
  );
  const idType = form.field('idType', 'number');
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(
        async (values) => {
          if (await ask()) await send.run(values);
        },
        (errors) => tellMissing(errors, photoFields.person),
      )}
    >
      <Part no={1} title={text.whoTitle}>
        <Input {...form.field('name')} hint={say(text.realNameHint)} autoComplete="name" />
        <Select
          {...idType}
          empty={false}
          options={IdType.options.map(({ code, ...label }) => ({ value: code, label: say(label) }))}
          onChange={(event) => {
            void idType.onChange(event);
            // Another kind of document has another rule, so the number is checked again.
            if (form.getValues('idNumber')) void form.trigger('idNumber');
          }}
        />
        <Input {...form.field('idNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Part>
      <Part no={2} title={text.contactTitle}>
        <div className="grid gap-5 wide:grid-cols-2">
          <Input {...form.field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
          <Input {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
        </div>
      </Part>
      <Part no={3} title={text.contractTitle}>
        <ContractFields kind="person" field={form.field} />
      </Part>
      <Part no={4} title={text.papersTitle}>
        <div className="grid gap-5 wide:grid-cols-2">
          <FileField {...labelAndError(form, 'idFront')} {...photo('idFront', 'idCard')} hint={say(text.idFrontHint)} />
          <FileField {...labelAndError(form, 'idBack')} {...photo('idBack', 'idCard')} hint={say(text.idBackHint)} />
        </div>
        <p className="text-13 text-fg-3">{say(text.privacyNote)}</p>
      </Part>
      <ApplicationEnd
        agreed={form.watch('agreed') === true}
        onAgree={(now) => form.setValue('agreed', now as true, { shouldValidate: isSubmitted })}
        error={form.errorOf('agreed')}
        isSending={send.isPending}
      />
    </form>
  );
}
/** A photo is no input: only its label and error come from the form. */
function labelAndError(form: ReturnType<typeof useForm<typeof PersonApplication>>, name: 'idFront' | 'idBack') {
  const { label, error } = form.field(name);
  return { label, error, required: true };
}
