import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { makeFirstAdmin } from './firstAdmin.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('an installation without staff gets one administrator, who signs in with the password that was shown', async () => {
  const password = await makeFirstAdmin(t.ctx(), 'owner@fair.test');
  const { token } = await t.visitor.consoleSession.login({ username: 'admin', password: password! });
  expect((await t.as(token).consoleSession.me()).role).toBe('admin');
  expect(await makeFirstAdmin(t.ctx(), 'other@fair.test')).toBeUndefined();
});
