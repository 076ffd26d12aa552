import { accounts, Login } from '@pavilion/protocol/accounts.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import type { AuthView } from '../../../lib/route.ts';
import { useSignIn } from '../../../lib/user.ts';
import { besideField } from '../../../parts/besideField.ts';
import { PasswordInput } from '../../../parts/PasswordInput.tsx';
import { SignInCode } from '../../../parts/SignInCode.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { text } from './accounts.text.ts';
import { textButton } from './textButton.ts';

interface Props {
  onView: (view: AuthView) => void;
  onDone?: () => void;
}
export function LoginForm({ onView, onDone }: Props) {
  const say = useSay();
  const form = useForm(Login, { username: '', password: '' });
  const [isSlowedDown, setSlowedDown] = useState(false);
  const signIn = useSignIn();
  const login = useAction(accounts.login, {
    form,
    failed: say(text.loginFailed),
    onFailed: (error) => {
      if (error.code === errors.tooManyRequests.code) setSlowedDown(true);
      return besideField(form, { emailCodeWrong: 'emailCode' })(error);
    },
    onDone: ({ token }) => void signIn(token).then(onDone),
  });
  return (
    <form noValidate onSubmit={form.send(login.run)} className="grid gap-5">
      <Input
        {...form.field('username')}
        label={say(text.loginName)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput {...form.field('password')} autoComplete="current-password" />
      <button type="button" className={`${textButton} -mt-3 justify-self-end`} onClick={() => onView('forgotPassword')}>
        {say(text.toForgot)}
      </button>
      {isSlowedDown && (
        <SignInCode
          endpoint={accounts.getSignInCode}
          username={() => form.getValues('username')}
          field={() => form.field('emailCode')}
        />
      )}
      <Button type="submit" kind="amber" loading={login.isPending}>
        {say(login.isPending ? text.loggingIn : text.login)}
      </Button>
      <p className="text-center text-14 text-fg-2">
        {say(text.noAccount)}{' '}
        <button type="button" className={textButton} onClick={() => onView('register')}>
          {say(text.toRegister)}
        </button>
      </p>
    </form>
  );
}
