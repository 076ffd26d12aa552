import { errors } from '@pavilion/protocol/errors.ts';
import { consoleSession } from '@pavilion/protocol/staff.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useAction } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useGoTo } from '../../../lib/Link.tsx';
import { setLocale, useLocale, useSay } from '../../../lib/locale.ts';
import { signIn } from '../../../lib/session.ts';
import { besideField } from '../../../parts/besideField.ts';
import { PasswordInput } from '../../../parts/PasswordInput.tsx';
import { SignInCode } from '../../../parts/SignInCode.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { Icon, Mark } from '../../../ui/Icon.tsx';
import { useConsoleParams } from '../../parts/consoleParams.ts';
import { text } from './session.text.ts';

/** Asks for name and password, and for the second factor if the account has one. */
export default function SignInPage() {
  const say = useSay();
  const locale = useLocale();
  const goTo = useGoTo();
  const client = useQueryClient();
  const address = useConsoleParams('/sign-in', z.object({ to: z.string().startsWith('/').optional() }));
  const [isSlowedDown, setSlowedDown] = useState(false);
  const [factor, setFactor] = useState<'totp' | 'recoveryCode'>();
  const form = useForm(consoleSession.login.input, { username: '', password: '' });
  useEffect(() => {
    document.title = say(text.title);
  }, [say]);
  /** Only one of the two is sent; the other field is cleared. */
  function askFor(next: 'totp' | 'recoveryCode') {
    form.unregister(next === 'totp' ? 'recoveryCode' : 'totp');
    setFactor(next);
    setTimeout(() => form.setFocus(next));
  }
  const login = useAction(consoleSession.login, {
    form,
    failed: say(text.failed),
    onFailed: (error) => {
      if (error.code === errors.tooManyRequests.code) setSlowedDown(true);
      if (error.code !== errors.totpRequired.code)
        return besideField(form, { emailCodeWrong: 'emailCode', totpWrong: 'totp', recoveryCodeWrong: 'recoveryCode' })(
          error,
        );
      askFor('totp');
      return true;
    },
    onDone: ({ token }) => {
      signIn(token);
      client.clear();
      goTo(address?.to ?? '/board', { replace: true });
    },
  });
  return (
    <main className="grid min-h-svh place-content-center px-4">
      <form noValidate onSubmit={form.send(login.run)} className="grid w-[min(400px,calc(100vw-32px))] gap-5">
        <Mark className="size-14" />
        <div>
          <h1 className="serif text-30 leading-tight">{say(text.title)}</h1>
          <p className="mt-1 text-fg-2">{say(text.lead)}</p>
        </div>
        <Input {...form.field('username')} autoComplete="username" autoFocus />
        <PasswordInput {...form.field('password')} autoComplete="current-password" />
        {isSlowedDown && (
          <SignInCode
            endpoint={consoleSession.getSignInCode}
            username={() => form.getValues('username')}
            field={() => form.field('emailCode')}
          />
        )}
        {factor === 'totp' && (
          <Input
            {...form.field('totp')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            hint={say(text.totpHint)}
          />
        )}
        {factor === 'recoveryCode' && (
          <Input
            {...form.field('recoveryCode')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={say(text.recoveryHint)}
          />
        )}
        {factor && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center justify-self-start text-14 text-lilac hover:text-fg"
            onClick={() => askFor(factor === 'totp' ? 'recoveryCode' : 'totp')}
          >
            {say(factor === 'totp' ? text.useRecoveryCode : text.useTotp)}
          </button>
        )}
        <Button kind="amber" type="submit" loading={login.isPending}>
          {say(text.signIn)}
        </Button>
        <div className="flex justify-between text-14 text-fg-3">
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2 hover:text-fg"
            onClick={() => setLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
          >
            <Icon name="globe" className="text-17" />
            {say(text.language)}
          </button>
          <a href="/" className="inline-flex min-h-11 items-center gap-2 hover:text-fg">
            {say(text.site)}
            <Icon name="out" className="text-15" />
          </a>
        </div>
      </form>
    </main>
  );
}
