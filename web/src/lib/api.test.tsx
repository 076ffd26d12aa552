import type { Sending } from '@pavilion/protocol/kit/client.ts';
import { get, post } from '@pavilion/protocol/kit/endpoint.ts';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { useAction, useApi } from './api.ts';
import { setLocale } from './locale.ts';
import { Providers } from './Providers.tsx';
import { createQueryClient } from './queryClient.ts';
import { clearSession, isSignedIn, signIn } from './session.ts';
import { toasts } from './toast.ts';
import { setTransport } from './transport.ts';

configure({ asyncUtilTimeout: 5_000 });
const place = post('/api/try/place', {
  summary: 'An action that must not happen twice',
  access: 'public',
  idempotent: true,
  input: z.object({ offer: z.number() }),
  output: z.object({ orderNo: z.string() }),
});
const count = get('/api/try/count', { summary: 'A read', access: 'public', output: z.object({ n: z.number() }) });

const ok = (data: unknown) => ({ status: 200, json: { code: 200, msg: 'ok', data } });
let sent: Sending[] = [];
type Answer = { status: number; json: unknown };
function answer(each: (sending: Sending) => Answer | Promise<Answer>) {
  sent = [];
  setTransport(async (sending) => {
    sent.push(sending);
    return each(sending);
  });
}
function mount<T>(use: () => T) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <Providers client={client}>{children}</Providers>;
  return renderHook(use, { wrapper }).result;
}
const words = () => toasts.get().map((line) => line.words);
let now = 0;
beforeEach(() => {
  cleanup();
  clearSession();
  toasts.set([]);
  setLocale('en-US');
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return () => vi.restoreAllMocks();
});

test('a second click within a second does nothing', async () => {
  answer(() => ok({ orderNo: 'PV1' }));
  const action = mount(() => useAction(place));
  await act(async () => {
    expect(await action.current.run({ offer: 1 })).toEqual({ orderNo: 'PV1' });
    now += 999;
    expect(await action.current.run({ offer: 1 })).toBeUndefined();
    now += 2;
    expect(await action.current.run({ offer: 1 })).toEqual({ orderNo: 'PV1' });
  });
  expect(sent).toHaveLength(2);
});

test('a retry after a lost answer carries the same key; a new intent carries a new one', async () => {
  let lost = true;
  answer(() => {
    if (lost) throw new TypeError('network');
    return ok({ orderNo: 'PV1' });
  });
  const action = mount(() => useAction(place));
  const run = (offer: number) =>
    act(async () => {
      now += 1_001;
      await action.current.run({ offer });
    });
  await run(1);
  expect(words()).toContain('Network anomaly: please check your connection and try again');
  lost = false;
  await run(1);
  await run(1);
  await run(2);
  const keys = sent.map((s) => s.idempotencyKey);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('an action refreshes the reads that it makes stale', async () => {
  let n = 0;
  answer((s) => {
    if (s.method === 'GET') n += 1;
    return s.method === 'GET' ? ok({ n }) : ok({ orderNo: 'PV1' });
  });
  const both = mount(() => ({ read: useApi(count), act: useAction(place, { refresh: [count], done: 'Placed' }) }));
  await waitFor(() => expect(both.current.read.data).toEqual({ n: 1 }));
  await act(async () => {
    await both.current.act.run({ offer: 1 });
  });
  await waitFor(() => expect(both.current.read.data).toEqual({ n: 2 }));
  expect(words()).toEqual(['Placed']);
});

test.each([
  [
    'the server’s words are told once',
    { code: 2001, msg: 'Not within the activity time range' },
    200,
    ['Not within the activity time range'],
  ],
  ['203 is silent', { code: 203, msg: 'hush' }, 200, []],
  ['a page of a proxy is a connection error', '<html>', 502, ['Connection error (502)']],
])('%s', async (_name, json, status, expected) => {
  answer(() => ({ status, json }));
  const action = mount(() => useAction(place));
  await act(async () => {
    expect(await action.current.run({ offer: 1 })).toBeUndefined();
  });
  expect(words()).toEqual(expected);
});

test.each([
  ['HTTP status 401', 401, { code: 401, msg: 'x' }],
  ['code 401', 200, { code: 401, msg: 'x' }],
  ['code "40101"', 200, { code: '40101', msg: 'x' }],
])('%s ends the session and shows a message', async (_name, status, json) => {
  signIn('token');
  expect(document.cookie).toContain('token=token');
  answer(() => ({ status, json }));
  const action = mount(() => useAction(place));
  await act(async () => {
    await action.current.run({ offer: 1 });
  });
  expect(isSignedIn()).toBe(false);
  expect(localStorage.getItem('token')).toBeNull();
  expect(document.cookie).not.toContain('token=token');
  expect(words()).toEqual(['Login expired, please log in again']);
});

test('problems land beside their fields; the rest is a toast', async () => {
  answer(() => ({
    status: 400,
    json: { code: 400, msg: 'Check it', problems: [{ path: 'email', message: 'Taken' }] },
  }));
  const setError = vi.fn();
  const form = { setError, getValues: () => ({ email: '' }) };
  const other = { setError: vi.fn(), getValues: () => ({ phone: '' }) };
  const actions = mount(() => ({ mine: useAction(place, { form }), other: useAction(place, { form: other }) }));
  await act(async () => {
    await actions.current.mine.run({ offer: 1 });
  });
  expect(setError).toHaveBeenCalledWith('email', { type: 'server', message: 'Taken' }, { shouldFocus: true });
  expect(words()).toEqual([]);
  await act(async () => {
    await actions.current.other.run({ offer: 1 });
  });
  expect(other.setError).not.toHaveBeenCalled();
  expect(words()).toEqual(['Check it']);
});
