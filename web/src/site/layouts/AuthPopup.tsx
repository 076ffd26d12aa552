import { useEffect } from 'react';
import { closeAuthView, hideAuthPopup, openAuthPopup, takeNextPath, useAuthPopup } from '../../lib/authPopup.ts';
import { useGoTo } from '../../lib/Link.tsx';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';
import { onSessionExpired } from '../../lib/session.ts';
import { withPageStyles } from '../pageStyles.ts';

const AuthViews = lazyWithRetry(
  withPageStyles(() => import('../features/accounts/AuthViews.tsx').then((m) => m.AuthViews)),
);

/**
 * The login popup of narrow screens, and of all screens if the session expires during work. Its three views belong to features/accounts
 * and are loaded when it first opens.
 */
export function AuthPopup() {
  const view = useAuthPopup();
  useEffect(() => onSessionExpired(() => openAuthPopup('login')), []);
  const goTo = useGoTo();
  function leave() {
    const next = takeNextPath();
    hideAuthPopup();
    if (next) goTo(next);
  }
  return view && <AuthViews view={view} onView={openAuthPopup} onClose={closeAuthView} onDone={leave} />;
}
