import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

// A spy, not a replacement: every hash is still computed.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('an unknown name takes the same work as a wrong password, so response times reveal nothing', async () => {
  const { username } = await aUser(t);
  for (const name of [username, 'a.stranger']) {
    vi.mocked(verify).mockClear();
    await expect(t.visitor.user.login({ username: name, password: 'Wrong#Pass1' })).rejects.toMatchObject({
      code: 4101,
    });
    expect(verify).toHaveBeenCalledTimes(1);
    expect(vi.mocked(verify).mock.calls[0]![0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  }
});
