import { CertStatus } from '@pavilion/protocol/certification.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { useState } from 'react';
import { openAuthPopup } from '../../../lib/authPopup.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { isNarrow } from '../../../lib/useNarrow.ts';
import { useUser } from '../../../lib/user.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { text } from './licence.text.ts';

interface Prompt {
  /** The label of the one amber button. */
  action: Text;
  title: Text;
  body: Text;
  /** Where the dialog leads; undefined if there is nothing to do. */
  go?: { words: Text; to: () => void };
}

/**
 * Returns the next step of this reader towards a licence (spec §6): login, certification, its review, its repetition; or none. `act`
 * opens the dialog, or calls `apply`.
 */
export function usePurchase(apply: () => void) {
  const say = useSay();
  const prompt = usePrompt();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog = prompt && (
    <Dialog
      open={isOpen}
      onClose={close}
      title={say(prompt.title)}
      description={say(prompt.body)}
      actions={
        <>
          <Button onClick={close}>{say(prompt.go ? text.later : text.close)}</Button>
          {prompt.go && (
            <Button
              kind="amber"
              onClick={() => {
                close();
                prompt.go?.to();
              }}
            >
              {say(prompt.go.words)}
            </Button>
          )}
        </>
      }
    />
  );
  return {
    words: say(prompt?.action ?? text.apply),
    mayApply: prompt === undefined,
    act: () => (prompt ? setOpen(true) : apply()),
    dialog,
  };
}

function usePrompt(): Prompt | undefined {
  const user = useUser();
  const go = useGo();
  const certify = () => go('/personal/userAuthe');
  if (!user)
    return {
      action: text.logIn,
      title: text.logIn,
      body: text.logInBody,
      go: { words: text.logInGo, to: () => (isNarrow() ? openAuthPopup('login') : go('/login')) },
    };
  switch (user.certStatus) {
    case CertStatus.certified:
      return undefined;
    case CertStatus.inReview:
      return { action: text.inReview, title: text.inReview, body: text.inReviewBody };
    case CertStatus.failed: {
      const reason = user.certReason ?? '';
      const body = { zh: text.failedBody.zh(reason), en: text.failedBody.en(reason) };
      return { action: text.failed, title: text.failedTitle, body, go: { words: text.recertify, to: certify } };
    }
    default:
      return {
        action: text.certify,
        title: text.certifyTitle,
        body: text.certifyBody,
        go: { words: text.certify, to: certify },
      };
  }
}
