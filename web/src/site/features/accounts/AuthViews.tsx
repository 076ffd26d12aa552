import { limits } from '@pavilion/protocol/limits.ts';
import { useEffect, useState } from 'react';
import type { AuthViewsProps } from '../../../lib/authPopup.ts';
import { useSay } from '../../../lib/locale.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Mark } from '../../../ui/Icon.tsx';
import { text } from './accounts.text.ts';
import { Benefits } from './Benefits.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const titles = { login: text.loginTitle, register: text.registerTitle, forgotPassword: text.forgotTitle };
/** The frames have fixed sizes (spec §9), so that nothing jumps when a message appears. */
const frames = {
  login: 'h-[min(500px,88svh)]',
  register: 'h-[min(720px,88svh)]',
  forgotPassword: 'h-[min(500px,88svh)]',
};

/** The narrow popup with three views: login, register and forgot password. */
export function AuthViews({ view, onView, onClose, onDone }: AuthViewsProps) {
  const say = useSay();
  const [registered, setRegistered] = useState(false);
  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => {
      setRegistered(false);
      onView('login');
    }, limits.postRegisterDelayMs);
    return () => clearTimeout(timer);
  }, [registered, onView]);
  return (
    <Dialog open onClose={onClose} title={say(titles[view])} className={frames[view]}>
      {view === 'login' && <LoginForm onView={onView} onDone={onDone} />}
      {view === 'register' && !registered && (
        <>
          <RegisterForm onView={onView} onRegistered={() => setRegistered(true)} />
          <div className="mt-6 border-t border-line pt-6">
            <Benefits />
          </div>
        </>
      )}
      {view === 'register' && registered && <Registered />}
      {view === 'forgotPassword' && <ForgotPasswordForm onLogin={() => onView('login')} />}
    </Dialog>
  );
}
function Registered() {
  const say = useSay();
  return (
    <div role="status" className="grid justify-items-center gap-4 py-16 text-center">
      <Mark className="size-20 text-lilac" />
      <p className="serif text-24">{say(text.registeredTitle)}</p>
      <p className="text-fg-2">{say(text.registeredBody)}</p>
    </div>
  );
}
