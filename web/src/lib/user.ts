import { accounts, UserInfo } from '@pavilion/protocol/accounts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request, useApi } from './api.ts';
import { clearSession, keepUserInfo, keptUserInfo, signIn, useSignedIn } from './session.ts';

/** Who is signed in; undefined for a visitor. Kept under `userInfo`, so the header knows at once on the next visit. */
export function useUser(): UserInfo | undefined {
  const signedIn = useSignedIn();
  const kept = UserInfo.safeParse(keptUserInfo());
  const { data } = useApi(accounts.getUserInfo, undefined, { initial: kept.success ? kept.data : undefined });
  useEffect(() => {
    if (signedIn && data) keepUserInfo(data);
  }, [signedIn, data]);
  return signedIn ? data : undefined;
}

/** Login success stores the token, sets the flag and fetches the user (spec §4). What a visitor read may differ now. */
export function useSignIn() {
  const client = useQueryClient();
  return async (token: string): Promise<void> => {
    signIn(token);
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
