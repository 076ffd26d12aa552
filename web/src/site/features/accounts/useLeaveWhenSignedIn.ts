import { useEffect, useRef } from 'react';
import { fitting, useAddress } from '../../../lib/address.ts';
import { isSitePath } from '../../../lib/authPopup.ts';
import { useBack, useGoTo } from '../../../lib/Link.tsx';
import { useSignedIn } from '../../../lib/session.ts';

/**
 * On to the page named by `next` once signed in, or back to where the visitor came from; somebody who is signed in already has
 * nothing to do here.
 */
export function useLeaveWhenSignedIn(): void {
  const signedIn = useSignedIn();
  const wasSignedIn = useRef(signedIn);
  const { next } = useAddress({ next: fitting(isSitePath) });
  const back = useBack();
  const goTo = useGoTo();
  const leave = useRef(() => {});
  leave.current = () => (next || wasSignedIn.current ? goTo(next ?? '/home', { replace: true }) : back('/home'));
  useEffect(() => {
    if (signedIn) leave.current();
  }, [signedIn]);
}
