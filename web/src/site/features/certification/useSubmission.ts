import { accounts } from '@pavilion/protocol/accounts.ts';
import { certification } from '@pavilion/protocol/certification.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { useUnsavedGuard } from '../../../parts/useUnsavedGuard.ts';
import { text } from './certification.text.ts';

type Told = { message?: string } | undefined;

/**
 * What both forms do at the end: a toast for each missing picture and the unticked agreement, the question, the way back.
 * Nobody leaves a half-filled application without being asked: its photos and numbers are kept nowhere else.
 */
export function useSubmission(isDirty: boolean) {
  const say = useSay();
  const go = useGo();
  const { letGo } = useUnsavedGuard(isDirty);
  return {
    options: {
      refresh: [certification.getUserAuthInfo, accounts.getUserInfo],
      done: say(text.submitted),
      failed: say(text.failed),
      onDone: () => {
        letGo();
        go('/personal/userAuthe', {}, { replace: true });
      },
    },
    tellMissing(errors: object, photos: readonly string[]) {
      for (const field of [...photos, 'agreed']) {
        const message = (errors as Record<string, Told>)[field]?.message;
        if (message) toast.error(message);
      }
    },
    ask: () => confirm({ title: say(text.confirmTitle), body: say(text.confirmBody), ok: say(text.submit) }),
  };
}
