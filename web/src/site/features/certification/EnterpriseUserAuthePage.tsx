import type { UserInfo } from '@pavilion/protocol/accounts.ts';
import { type AuthInfo, certification, EnterpriseApplication, photoFields } from '@pavilion/protocol/certification.ts';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { besideField } from '../../../parts/besideField.ts';
import { CountrySelect } from '../../../parts/CountrySelect.tsx';
import { FileField } from '../../../parts/FileField.tsx';
import { Input, Textarea } from '../../../ui/Field.tsx';
import { ApplicationEnd } from './ApplicationEnd.tsx';
import { ApplicationFrame, Part } from './ApplicationFrame.tsx';
import { ContractFields } from './ContractFields.tsx';
import { text } from './certification.text.ts';
import { suggestedDetails } from './contractDetailsForm.ts';
import { usePhotos } from './usePhotos.ts';
import { useSubmission } from './useSubmission.ts';

export default function EnterpriseUserAuthePage() {
  return (
    <ApplicationFrame title={text.enterpriseTitle} lead={text.enterpriseLead}>
      {(info, user) => <EnterpriseForm info={info} user={user} />}
    </ApplicationFrame>
  );
}

type Form = ReturnType<typeof useForm<typeof EnterpriseApplication>>;
const blank = {
  zhName: '',
  enName: '',
  country: 'CN',
  uscc: '',
  registrationNo: '',
  contactName: '',
  address: '',
  zhProfile: '',
  enProfile: '',
};

function EnterpriseForm({ info, user }: { info: AuthInfo; user: UserInfo }) {
  const form = useForm(EnterpriseApplication, {
    ...blank,
    phone: user.phone,
    email: user.email,
    ...info.enterprise,
    ...suggestedDetails(info),
  });
  const { options, tellMissing, ask } = useSubmission(form.formState.isDirty);
  const send = useAction(certification.authCompanyIdentity, {
    ...options,
    form,
    onFailed: besideField(form, { identityTaken: form.getValues('country') === 'CN' ? 'uscc' : 'registrationNo' }),
  });
  const { isSubmitted } = form.formState;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(
        async (values) => {
          if (await ask()) await send.run(values);
        },
        (errors) => tellMissing(errors, photoFields.enterprise),
      )}
    >
      <Company form={form} />
      <Part no={2} title={text.contactTitle}>
        <Input {...form.field('contactName')} autoComplete="name" />
        <div className="grid gap-5 wide:grid-cols-2">
          <Input {...form.field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
          <Input {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
        </div>
      </Part>
      <Part no={3} title={text.contractTitle}>
        <ContractFields kind="enterprise" field={form.field} />
      </Part>
      <Pictures form={form} info={info} />
      <ApplicationEnd
        agreed={form.watch('agreed') === true}
        onAgree={(now) => form.setValue('agreed', now as true, { shouldValidate: isSubmitted })}
        error={form.errorOf('agreed')}
        isSending={send.isPending}
      />
    </form>
  );
}
/** A mainland company is identified by its credit code; any other by its country and local number (product §3). */
function Company({ form }: { form: Form }) {
  const say = useSay();
  const country = form.field('country');
  const inChina = form.watch('country') === 'CN';
  return (
    <Part no={1} title={text.companyTitle}>
      <div className="grid gap-5 wide:grid-cols-2">
        <Input {...form.field('zhName')} hint={say(text.noChineseName)} autoComplete="organization" lang="zh-CN" />
        <Input {...form.field('enName')} autoComplete="organization" lang="en" />
      </div>
      <div className="grid gap-5 wide:grid-cols-2">
        <CountrySelect
          {...country}
          onChange={(event) => {
            void country.onChange(event);
            form.setValue(event.target.value === 'CN' ? 'registrationNo' : 'uscc', '');
            form.clearErrors(['uscc', 'registrationNo']);
          }}
        />
        {inChina ? (
          <Input
            {...form.field('uscc')}
            required
            hint={say(text.usccHint)}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        ) : (
          <Input
            {...form.field('registrationNo')}
            required
            // If both numbers are missing, the error is shown at the credit code.
            error={form.errorOf('registrationNo') ?? form.errorOf('uscc')}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </div>
      <Textarea {...form.field('zhProfile')} rows={4} lang="zh-CN" />
      <Textarea {...form.field('enProfile')} rows={4} lang="en" />
    </Part>
  );
}
function Pictures({ form, info }: { form: Form; info: AuthInfo }) {
  const say = useSay();
  const { isSubmitted } = form.formState;
  const photo = usePhotos(info.photos, photoFields.enterprise, (field, id) =>
    form.setValue(field, id as number, { shouldValidate: isSubmitted || id !== undefined, shouldDirty: true }),
  );
  const words = (name: (typeof photoFields.enterprise)[number]) => {
    const { label, error } = form.field(name);
    return { label, error, required: true };
  };
  return (
    <Part no={4} title={text.filesTitle}>
      <div className="grid gap-5 wide:grid-cols-2">
        <FileField {...words('logo')} {...photo('logo', 'logo')} hint={say(text.logoHint)} />
        <FileField {...words('displayImage')} {...photo('displayImage', 'display')} hint={say(text.displayHint)} />
        <FileField {...words('licence')} {...photo('licence', 'licence')} hint={say(text.licenceHint)} />
      </div>
      <p className="text-13 text-fg-3">{say(text.privacyNote)}</p>
    </Part>
  );
}
