import type { ApiError } from '@pavilion/protocol/kit/apiError.ts';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { confirm } from '../lib/confirm.ts';
import { sayNow } from '../lib/locale.ts';
import { isSignedIn } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { text } from './unsaved.text.ts';

export const askToLeave = () =>
  confirm({
    title: sayNow(text.leave),
    body: sayNow(text.leaveBody),
    ok: sayNow(text.leaveOk),
    cancel: sayNow(text.stay),
    danger: true,
  });
/** Asks for confirmation before unsaved work is left, except when the session has ended. `letGo` skips it once, after saving. */
export function useUnsavedGuard(dirty: boolean) {
  const state = useRef({ dirty, open: false });
  state.current.dirty = dirty;
  const holds = useCallback(() => state.current.dirty && !state.current.open, []);
  useBlocker({
    shouldBlockFn: useCallback(async () => holds() && isSignedIn() && !(await askToLeave()), [holds]),
    enableBeforeUnload: holds,
  });
  return {
    letGo: () => {
      state.current.open = true;
    },
  };
}

/** For `onFailed` of a save: a plain “reload” would lose the reader's input. */
export function reportConflict({ code }: ApiError): boolean {
  if (code !== 409) return false;
  toast.error(sayNow(text.conflict));
  return true;
}

/** Ctrl+S or ⌘S saves, as everywhere else. */
export function useSaveKey(save: () => unknown) {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key.toLowerCase() !== 's' || !(e.ctrlKey || e.metaKey) || e.altKey || e.shiftKey) return;
      e.preventDefault();
      save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
