import { useEffect, useRef } from 'react';
import { isSitePath } from '../../../lib/authPopup.ts';
import { useBack, useGoTo } from '../../../lib/Link.tsx';
import { fitting, useSearchParams } from '../../../lib/searchParams.ts';
import { useSignedIn } from '../../../lib/session.ts';

/**
 * Leaves the page once signed in: to the page in `next`, or back to where the visitor came from. It does so at once if the user is signed
 * in already.
 */
export function useLeaveWhenSignedIn(): void {
  const signedIn = useSignedIn();
  const wasSignedIn = useRef(signedIn);
  const { next } = useSearchParams('/login', { next: fitting(isSitePath) });
  const back = useBack();
  const goTo = useGoTo();
  const leave = useRef(() => {});
  leave.current = () => (next || wasSignedIn.current ? goTo(next ?? '/home', { replace: true }) : back('/home'));
  useEffect(() => {
    if (signedIn) leave.current();
  }, [signedIn]);
}
