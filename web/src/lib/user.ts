import { accounts, type UserInfo } from '@pavilion/protocol/accounts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request, useApi } from './api.ts';
import { clearSession, keepUserInfo, keptUserInfo, signIn, userOfExpiredSession, useSignedIn } from './session.ts';

/** What `userInfo` holds, when it looks like a user at all; the server's answer follows at once. */
function kept(): UserInfo | undefined {
  const found = keptUserInfo() as Partial<UserInfo> | null | undefined;
  const isUser =
    typeof found?.id === 'number' && typeof found.username === 'string' && typeof found.certStatus === 'number';
  return isUser ? (found as UserInfo) : undefined;
}
/** Who is signed in; undefined for a visitor. Kept under `userInfo`, so the header knows at once on the next visit. */
export function useUser(): UserInfo | undefined {
  const signedIn = useSignedIn();
  const user = useKnownUser();
  return signedIn ? user : undefined;
}
/** The same, and who it was after the session expired: for forms, which stay as they are until somebody signs in again. */
export function useKnownUser(): UserInfo | undefined {
  const signedIn = useSignedIn();
  const { data } = useApi(accounts.getUserInfo, undefined, { initial: kept() });
  useEffect(() => {
    if (signedIn && data) keepUserInfo(data);
  }, [signedIn, data]);
  return data;
}

/** Login success stores the token, sets the flag and fetches the user (spec §4). What a visitor read may differ now. */
export function useSignIn() {
  const client = useQueryClient();
  return async (token: string): Promise<void> => {
    const before = userOfExpiredSession();
    signIn(token);
    // Somebody else: what stands on the page belongs to the one whose session expired.
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
