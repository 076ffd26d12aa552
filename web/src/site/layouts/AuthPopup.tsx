import { closeAuthView, hideAuthPopup, openAuthPopup, useAuthPopup } from '../../lib/authPopup.ts';
import { lazyPiece } from '../../lib/lazyPiece.tsx';
import { withPageStyles } from '../pageStyles.ts';

const AuthViews = lazyPiece(
  withPageStyles(() => import('../features/accounts/AuthViews.tsx').then((m) => m.AuthViews)),
);

/** The narrow screens' login popup; its three views belong to features/accounts and come when it first opens. */
export function AuthPopup() {
  const view = useAuthPopup();
  return view && <AuthViews view={view} onView={openAuthPopup} onClose={closeAuthView} onDone={hideAuthPopup} />;
}
