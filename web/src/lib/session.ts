import { limits } from '@pavilion/protocol/limits.ts';
import {
  readJson,
  readText,
  remove,
  removeCookie,
  type StorageKey,
  writeCookie,
  writeJson,
  writeText,
} from './storage.ts';
import { createStore, useStore } from './store.ts';

export interface Session {
  token: string | null;
  isAuthenticated: boolean;
}
interface Names {
  token: StorageKey;
  flag: StorageKey;
  user: StorageKey;
  cookie: string;
}
const site: Names = { token: 'token', flag: 'isAuthenticated', user: 'userInfo', cookie: 'token' };
const staff: Names = {
  token: 'console.token',
  flag: 'console.isAuthenticated',
  user: 'console.userInfo',
  cookie: 'consoleToken',
};
let names = site;

const read = (): Session => ({ token: readText(names.token), isAuthenticated: readText(names.flag) === 'true' });
const store = createStore<Session>(read());

/** The console keeps a session of its own, so that staff can look at the site as a visitor. Called first in its main.tsx. */
export function keepConsoleSession(): void {
  names = staff;
  store.set(read());
}

/** Logged in only when a token exists and the flag is true (spec §4). */
const holds = (s: Session) => Boolean(s.token) && s.isAuthenticated;
export const isSignedIn = (): boolean => holds(store.get());
export const currentToken = (): string | null => (isSignedIn() ? store.get().token : null);
export const useSignedIn = (): boolean => holds(useStore(store));

export function signIn(token: string): void {
  writeText(names.token, token);
  writeText(names.flag, 'true');
  writeCookie(names.cookie, token, limits.tokenDays);
  store.set({ token, isAuthenticated: true });
  expiredUserId = undefined;
}
/** Forgets token, flag and user: after logging out, a failed check, or the server's 401. */
export function clearSession(): void {
  remove(names.token);
  remove(names.flag);
  remove(names.user);
  removeCookie(names.cookie);
  if (store.get().token !== null || store.get().isAuthenticated) store.set({ token: null, isAuthenticated: false });
}
const onExpiry = new Set<() => void>();
/** Calls `listener` when the server ends the session while somebody works (401): the site asks for the password again there. */
export function onSessionExpired(listener: () => void): () => void {
  onExpiry.add(listener);
  return () => onExpiry.delete(listener);
}
let expiredUserId: number | undefined;
/** The user whose session the server ended, until somebody signs in again. */
export const userOfExpiredSession = (): number | undefined => expiredUserId;
/** The server no longer accepts the token. What the page shows stays, so that its work can go on after signing in. */
export function expireSession({ duringWork }: { duringWork: boolean }): void {
  const user = readJson(names.user) as { id?: unknown } | null | undefined;
  if (typeof user?.id === 'number') expiredUserId = user.id;
  clearSession();
  if (duringWork) for (const listener of onExpiry) listener();
}
/** Reads storage again: another tab may have signed in or out. Happens on every route change and tab click (spec §4). */
export function recheckSession(): boolean {
  const now = read();
  const known = store.get();
  if (now.token !== known.token || now.isAuthenticated !== known.isAuthenticated) store.set(now);
  if (!holds(now) && (now.token !== null || now.isAuthenticated)) clearSession();
  return isSignedIn();
}
export const keepUserInfo = (user: unknown): void => writeJson(names.user, user);
export const keptUserInfo = (): unknown => (isSignedIn() ? readJson(names.user) : undefined);
