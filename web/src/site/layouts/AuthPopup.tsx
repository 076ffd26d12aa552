import { lazy, Suspense } from 'react';
import { closeAuthView, hideAuthPopup, openAuthPopup, useAuthPopup } from '../../lib/authPopup.ts';
import { withinChunkTime } from '../../lib/route.ts';
import { withPageStyles } from '../pageStyles.ts';

const AuthViews = lazy(() => withinChunkTime(withPageStyles(() => import('../features/accounts/AuthViews.tsx'))));

/** The narrow screens' login popup; its three views belong to features/accounts and come when it first opens. */
export function AuthPopup() {
  const view = useAuthPopup();
  if (!view) return null;
  return (
    <Suspense>
      <AuthViews view={view} onView={openAuthPopup} onClose={closeAuthView} onDone={hideAuthPopup} />
    </Suspense>
  );
}
