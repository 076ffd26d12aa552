import { useEffect, useRef } from 'react';
import { useBack, useGo } from '../../../lib/Link.tsx';
import { useSignedIn } from '../../../lib/session.ts';

/** Back to where the visitor came from once signed in; somebody who is signed in already has nothing to do here. */
export function useLeaveWhenSignedIn(): void {
  const signedIn = useSignedIn();
  const wasSignedIn = useRef(signedIn);
  const back = useBack();
  const go = useGo();
  const leave = useRef(() => {});
  leave.current = () => (wasSignedIn.current ? go('/home', {}, { replace: true }) : back('/home'));
  useEffect(() => {
    if (signedIn) leave.current();
  }, [signedIn]);
}
