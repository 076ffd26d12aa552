import { type CompanyFacts, CompanyLetter, ContactTopic, companyContact } from '@pavilion/protocol/companies.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { openAuthPopup } from '../../../lib/authPopup.ts';
import { useForm } from '../../../lib/form.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { isNarrow } from '../../../lib/useNarrow.ts';
import { useUser } from '../../../lib/user.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, Select, Textarea } from '../../../ui/Field.tsx';
import { useNames } from './companyFormat.ts';
import { text } from './contact.text.ts';

/** The one amber action of a company's page: write a letter, or sign in or certify first. */
export function ContactPanel({ company }: { company: CompanyFacts }) {
  const say = useSay();
  const user = useUser();
  const go = useGo();
  const [open, setOpen] = useState<'letter' | 'signIn'>();
  const close = () => setOpen(undefined);
  return (
    <section className="co-contact" aria-label={say(text.contactTitle)}>
      <h2 className="serif">{say(text.contactTitle)}</h2>
      <p>{say(text.contactLead)}</p>
      <Button kind="amber" icon="mail" aria-haspopup="dialog" onClick={() => setOpen(user ? 'letter' : 'signIn')}>
        {say(user ? text.write : text.signIn)}
      </Button>
      {open === 'letter' && user && <Letter company={company} email={user.email} onClose={close} />}
      <Dialog
        open={open === 'signIn'}
        onClose={close}
        title={say(text.signIn)}
        description={say(text.signInBody)}
        actions={
          <>
            <Button onClick={close}>{say(text.later)}</Button>
            <Button
              kind="amber"
              onClick={() => {
                close();
                if (isNarrow()) openAuthPopup('login');
                else go('/login');
              }}
            >
              {say(text.logIn)}
            </Button>
          </>
        }
      />
    </section>
  );
}

const LetterForm = CompanyLetter;
function Letter({ company, email, onClose }: { company: CompanyFacts; email: string; onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const { name } = useNames(company);
  const form = useForm(LetterForm, {
    companyId: company.id,
    topic: company.isSeller ? 'licence' : 'offer',
    message: '',
    showsAddress: false,
  });
  const send = useAction(companyContact.send, {
    form,
    done: say(text.sent),
    failed: say(text.sendFailed),
    onDone: onClose,
  });
  const theirs = useApi(
    programSale.list,
    { sellerId: company.id, pageSize: 100, sort: 'title' },
    { enabled: company.isSeller },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(text.dialogTitle, name)}
      description={say(text.contactLead)}
      className="w-[min(640px,calc(100vw-32px))] [&_h2]:font-sans [&_h2]:text-22 [&_h2]:font-semibold"
      actions={
        <>
          <Button onClick={onClose}>{say(text.cancel)}</Button>
          <Button kind="amber" type="submit" form="company-letter" loading={send.isPending}>
            {say(text.send)}
          </Button>
        </>
      }
    >
      <form id="company-letter" noValidate className="grid gap-5" onSubmit={form.send(send.run)}>
        <Select
          {...form.field('topic')}
          empty={false}
          options={ContactTopic.options.map((o) => ({ value: o.name, label: say(o) }))}
        />
        {theirs.data && theirs.data.rows.length > 0 && (
          <Select
            {...form.register('programmeId', { setValueAs: (v) => (v ? Number(v) : undefined) })}
            label={say(text.about)}
            empty={say(text.noProgramme)}
            options={theirs.data.rows.map((p) => ({
              value: p.id,
              label: inLanguage(p.zhTitle, p.enTitle, locale).words,
            }))}
          />
        )}
        <Textarea {...form.field('message')} rows={7} hint={say(text.messageHint)} />
        <Checkbox {...form.register('showsAddress')}>{say(text.showAddress, email)}</Checkbox>
      </form>
    </Dialog>
  );
}
