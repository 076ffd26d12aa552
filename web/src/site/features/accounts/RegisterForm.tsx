import { accounts, Register } from '@pavilion/protocol/accounts.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { messages } from '@pavilion/protocol/messages.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import type { AuthView } from '../../../lib/route.ts';
import { toast } from '../../../lib/toast.ts';
import { besideField } from '../../../parts/besideField.ts';
import { DemoMailNote } from '../../../parts/DemoMailNote.tsx';
import { PasswordInput } from '../../../parts/PasswordInput.tsx';
import { passwordText } from '../../../parts/password.text.ts';
import { Button } from '../../../ui/Button.tsx';
import { CountdownButton } from '../../../ui/Countdown.tsx';
import { Input } from '../../../ui/Field.tsx';
import { AgreementCheck, useAgreement } from '../../parts/AgreementCheck.tsx';
import { text } from './accounts.text.ts';
import { textButton } from './textButton.ts';

interface Props {
  onView: (view: AuthView) => void;
  onRegistered: () => void;
}
export function RegisterForm({ onView, onRegistered }: Props) {
  const say = useSay();
  const agreement = useAgreement();
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState(false);
  const form = useForm(Register, { username: '', password: '', confirmPassword: '', email: '', emailCode: '' });
  const showBeside = besideField(form, {
    usernameTaken: 'username',
    emailTaken: 'email',
    emailCodeWrong: 'emailCode',
    passwordMismatch: 'confirmPassword',
    passwordTooCommon: 'password',
    passwordHoldsName: 'password',
  });
  const register = useAction(accounts.register, {
    form,
    failed: say(text.registerFailed),
    onFailed: showBeside,
    onDone: onRegistered,
  });
  const getCode = useAction(accounts.getEmailCode, {
    form,
    hidden: true,
    done: say(text.codeSent),
    failed: say(text.codeFailed),
    onFailed: showBeside,
  });
  /** Sends only with user name and email filled (spec §5); the countdown starts only if the code was sent. */
  async function sendCode(): Promise<boolean> {
    if (!(await form.trigger(['username', 'email'], { shouldFocus: true }))) return false;
    const { username, email } = form.getValues();
    return (await getCode.run({ username, email })) !== undefined;
  }
  function mayRegister(): boolean {
    setRefused(!agreed);
    if (!agreed) toast.error(say(messages.pleaseAgree));
    return agreed;
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit(
        (values) => {
          if (mayRegister())
            void register.run({ ...values, ...(agreement.data && { agreementVersion: agreement.data.version }) });
        },
        () => setRefused(!agreed),
      )}
    >
      <Input
        {...form.field('username')}
        hint={say(text.usernameHint)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput {...form.field('password')} hint={say(passwordText.rule)} autoComplete="new-password" />
      <PasswordInput {...form.field('confirmPassword')} autoComplete="new-password" />
      <Input {...form.field('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      <Input
        {...form.field('emailCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        end={
          <CountdownButton
            seconds={limits.emailCountdownSeconds}
            counting={(left) => say(text.codeAgainIn, left)}
            onClick={sendCode}
            loading={getCode.isPending}
          >
            {say(text.getCode)}
          </CountdownButton>
        }
      />
      <DemoMailNote mail={getCode.data?.demo} />
      <AgreementCheck
        checked={agreed}
        onChange={(now) => {
          setAgreed(now);
          setRefused(false);
        }}
        error={refused ? say(messages.pleaseAgree) : undefined}
      />
      <Button type="submit" kind="amber" loading={register.isPending}>
        {say(text.register)}
      </Button>
      <p className="text-center text-14 text-fg-2">
        {say(text.haveAccount)}{' '}
        <button type="button" className={textButton} onClick={() => onView('login')}>
          {say(text.toLogin)}
        </button>
      </p>
    </form>
  );
}
