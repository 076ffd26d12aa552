import { onNavigate } from './navigation.ts';
import { createStore } from './store.ts';

export interface ConfirmRequest {
  title: string;
  body?: string;
  /** The labels of the two buttons; “Confirm” and “Cancel” by default. */
  ok?: string;
  cancel?: string;
  danger?: boolean;
  answer: (yes: boolean) => void;
}
export const confirmRequest = createStore<ConfirmRequest | null>(null);

/** Asks before an action: `if (await confirm({ title: say(text.confirmCancel) })) …`. Leaving the page means no. */
export function confirm(request: Omit<ConfirmRequest, 'answer'>): Promise<boolean> {
  confirmRequest.get()?.answer(false);
  return new Promise((resolve) => {
    confirmRequest.set({
      ...request,
      answer: (yes) => {
        confirmRequest.set(null);
        resolve(yes);
      },
    });
  });
}
onNavigate(() => confirmRequest.get()?.answer(false));
