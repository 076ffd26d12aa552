import type { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { openAuthPopup } from '../../lib/authPopup.ts';
import { Link, urlOf, useGo } from '../../lib/Link.tsx';
import { useSay } from '../../lib/locale.ts';
import { useSignedIn } from '../../lib/session.ts';
import { isNarrow } from '../../lib/useNarrow.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { signupButtonText as text } from './signupButton.text.ts';

/** Leads to the sign-up for an event. A visitor signs in first and then reaches it. */
export function SignupButton({ type, id }: { type: AttendeeType; id: number }) {
  const say = useSay();
  const go = useGo();
  const search = { type, id };
  if (useSignedIn())
    return (
      <Link to="/signup" search={search} className={buttonClass('amber')}>
        {say(text.signUp)}
      </Link>
    );
  const next = urlOf('/signup', search);
  return (
    <Button kind="amber" onClick={() => (isNarrow() ? openAuthPopup('login', next) : go('/login', { next }))}>
      {say(text.signUp)}
    </Button>
  );
}
