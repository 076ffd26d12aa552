import { useEffect } from 'react';
import { closeAuthView, hideAuthPopup, openAuthPopup, takeNextPath, useAuthPopup } from '../../lib/authPopup.ts';
import { useGoTo } from '../../lib/Link.tsx';
import { lazyPiece } from '../../lib/lazyPiece.tsx';
import { onSessionExpired } from '../../lib/session.ts';
import { withPageStyles } from '../pageStyles.ts';

const AuthViews = lazyPiece(
  withPageStyles(() => import('../features/accounts/AuthViews.tsx').then((m) => m.AuthViews)),
);

/**
 * The login popup of narrow screens, and of all screens where the session expired under somebody's work. Its three views
 * belong to features/accounts and come when it first opens.
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
