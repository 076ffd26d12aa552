import { accounts, type UserInfo } from '@pavilion/protocol/accounts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request, useApi } from './api.ts';
import { clearSession, signIn, storedUserInfo, storeUserInfo, userOfExpiredSession, useSignedIn } from './session.ts';

/** The stored user, if it has the shape of one. The server's response replaces it at once. */
function kept(): UserInfo | undefined {
  const found = storedUserInfo() as Partial<UserInfo> | null | undefined;
  const isUser =
    typeof found?.id === 'number' && typeof found.username === 'string' && typeof found.certStatus === 'number';
  return isUser ? (found as UserInfo) : undefined;
}
/** The signed-in user; undefined for a visitor. It is stored under `userInfo`, so that the next visit's header has it at once. */
export function useUser(): UserInfo | undefined {
  const signedIn = useSignedIn();
  const user = useKnownUser();
  return signedIn ? user : undefined;
}
/** Like `useUser`, and the last user after the session expired: for forms, which stay as they are until somebody signs in again. */
export function useKnownUser(): UserInfo | undefined {
  const signedIn = useSignedIn();
  const { data } = useApi(accounts.getUserInfo, undefined, { initial: kept() });
  useEffect(() => {
    if (signedIn && data) storeUserInfo(data);
  }, [signedIn, data]);
  return data;
}

/** Login success stores the token, sets the flag and fetches the user (spec §4). What a visitor read may differ now. */
export function useSignIn() {
  const client = useQueryClient();
  return async (token: string): Promise<void> => {
    const before = userOfExpiredSession();
    signIn(token);
    // Another user signed in: the page's content belongs to the one whose session expired.
    if (before !== undefined && (await request(accounts.getUserInfo)).id !== before) {
      location.reload();
      return;
    }
    await client.invalidateQueries();
  };
}
/** Ends the session at the server and here, and reloads the page (spec §4). A dead network must not keep anyone signed in. */
export function useSignOut() {
  return async (): Promise<void> => {
    try {
      await request(accounts.logout);
    } finally {
      clearSession();
      location.hash = '#/home';
      location.reload();
    }
  };
}
