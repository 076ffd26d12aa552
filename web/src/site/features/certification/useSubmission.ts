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
 * What both forms share: a toast for each missing picture and the unticked agreement, the confirmation, and the way back. Leaving a
 * half-filled application needs a confirmation, because its photos and numbers are stored nowhere else.
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
    tellMissing(errors: Readonly<Record<string, Told>>, photos: readonly string[]) {
      for (const field of [...photos, 'agreed']) {
        const message = errors[field]?.message;
        if (message) toast.error(message);
      }
    },
    ask: () => confirm({ title: say(text.confirmTitle), body: say(text.confirmBody), ok: say(text.submit) }),
  };
}
