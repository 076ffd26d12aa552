import { expect, test } from 'vitest';
import { demoPassword } from '../../bootstrap/demo.ts';
import { testPassword } from '../../testing/builders.ts';
import { refuseWeakPassword } from './strength.service.ts';

const names = { username: 'lin.xiaowen', email: 'buyer7@example.com' };

test.each([
  'Password@1',
  'P@ssw0rd1',
  'Aa1@aaaa',
  'Aa123456@',
  'Qwerty@123',
  'Admin@123',
  'Welcome@2026',
  'Abcd@1234',
  'Iloveyou@1',
  'Summer@2026',
])('%s fits the rule and is refused as easy to guess', async (password) => {
  await expect(refuseWeakPassword(password, names)).rejects.toMatchObject({ name: 'passwordTooCommon' });
});

test.each(['Lin.Xiaowen@7', 'my#Buyer7mail'])(
  '%s is refused because it contains its owner’s name',
  async (password) => {
    await expect(refuseWeakPassword(password, names)).rejects.toMatchObject({ name: 'passwordHoldsName' });
  },
);

test.each(['Xk7$mLq2vT', 'River#Stone41', 'Opera$Night7', demoPassword, testPassword])(
  '%s is accepted',
  async (password) => {
    await refuseWeakPassword(password, names);
  },
);
