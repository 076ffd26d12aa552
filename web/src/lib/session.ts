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

/** Gives the console its own session, so that staff can see the site as visitors. Its main.tsx calls this first. */
export function storeConsoleSession(): void {
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
/** Removes token, flag and user: after a logout, a failed check or a 401. */
export function clearSession(): void {
  remove(names.token);
  remove(names.flag);
  remove(names.user);
  removeCookie(names.cookie);
  if (store.get().token !== null || store.get().isAuthenticated) store.set({ token: null, isAuthenticated: false });
}
const onExpiry = new Set<() => void>();
/** Calls `listener` when the session ends during an action (401): the site then shows the login over the page. */
export function onSessionExpired(listener: () => void): () => void {
  onExpiry.add(listener);
  return () => onExpiry.delete(listener);
}
let expiredUserId: number | undefined;
/** The user whose session the server ended, until somebody signs in again. */
export const userOfExpiredSession = (): number | undefined => expiredUserId;
/** Marks the session as expired. The page stays as it is, so that work can go on after signing in. */
export function expireSession({ duringWork }: { duringWork: boolean }): void {
  const user = readJson(names.user) as { id?: unknown } | null | undefined;
  if (typeof user?.id === 'number') expiredUserId = user.id;
  clearSession();
  if (duringWork) for (const listener of onExpiry) listener();
}
/** Reads storage again, because another tab may have signed in or out. Runs on every route change and tab click (spec §4). */
export function recheckSession(): boolean {
  const now = read();
  const known = store.get();
  if (now.token !== known.token || now.isAuthenticated !== known.isAuthenticated) store.set(now);
  if (!holds(now) && (now.token !== null || now.isAuthenticated)) clearSession();
  return isSignedIn();
}
export const storeUserInfo = (user: unknown): void => writeJson(names.user, user);
export const storedUserInfo = (): unknown => (isSignedIn() ? readJson(names.user) : undefined);
