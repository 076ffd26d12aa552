// Prepares data for a journey through the API, such as another certified buyer.
import { api } from '@pavilion/protocol';
import { IdType, YesNo } from '@pavilion/protocol/enumerations.ts';
import { createClient, type Transport } from '@pavilion/protocol/kit/client.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { demoPassword } from '../demo/accounts.ts';
import type { Find } from './market.ts';
import { photo } from './pictures.ts';

function transport(token?: string, locale: Locale = 'en-US'): Transport {
  // One client is one browser: it keeps its cookies.
  const cookies = new Map<string, string>();
  return async ({ method, url, body, form, idempotencyKey }) => {
    const answer = await fetch(test.info().project.use.baseURL + url, {
      method,
      headers: {
        'Accept-Language': locale,
        language: String(limits.languageHeader),
        'tenant-id': String(limits.tenantId),
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return { status: answer.status, json: await answer.json() };
  };
}
export const client = (token?: string, locale?: Locale) => createClient(api, transport(token, locale));

const staffTokens = new Map<string, string>();
/** Signs in a staff member of the demo fair. */
export async function staff(username: 'admin' | 'reviewer' | 'trade' | 'trade2') {
  let token = staffTokens.get(username);
  if (!token) {
    ({ token } = await client().consoleSession.login({ username, password: demoPassword }));
    staffTokens.set(username, token);
  }
  return client(token);
}
/** Signs in a user of the demo fair. */
export async function demoUser(username: 'visitor' | 'person' | 'enterprise', locale?: Locale) {
  const { token } = await client().user.login({ username, password: demoPassword });
  return { username, password: demoPassword, token, ...client(token, locale) };
}

/** Returns the code that a page of the demo shows in place of the mail. */
export async function shownCode(within: Page | Locator): Promise<string> {
  const code = within.getByTestId('demoMail').locator('strong');
  await expect(code).toHaveText(/^\d{6}$/);
  return code.innerText();
}

let people = 0;
/** Makes a new person. The ID number is a passport's, which may have any form. */
export function newPerson() {
  const mark = `${Date.now().toString(36)}${(people++).toString(36)}`;
  return {
    username: `guest.${mark}`,
    email: `${mark}@buyers.example`,
    password: 'Festival@2026',
    name: '沈知遥',
    idNumber: `E${String(Date.now()).slice(-8)}${people}`,
    phone: '13800138000',
    zhAddress: '上海市徐汇区漕溪北路 88 号 9 层',
    enAddress: '9/F, 88 Caoxi North Road, Xuhui District, Shanghai',
    enName: 'Shen Zhiyao',
  };
}
export type Person = ReturnType<typeof newPerson>;

/** Registers a person through the API. */
export async function registered(person = newPerson(), locale: Locale = 'zh-CN') {
  const { username, email, password } = person;
  const visitor = client(undefined, locale);
  const { demo } = await visitor.user.getEmailCode({ username, email });
  if (!demo?.code) throw new Error('The demo did not show the code');
  const emailCode = demo.code;
  await visitor.user.register({ username, email, password, confirmPassword: password, emailCode });
  const { token } = await visitor.user.login({ username, password });
  return { ...person, token, api: client(token, locale) };
}
export type User = Awaited<ReturnType<typeof registered>>;

/** Submits a user's certification through the API. */
export async function applied(user: User): Promise<void> {
  const upload = async (name: string) => {
    const { mimeType, buffer } = await photo(name);
    const file = { name, type: mimeType, bytes: new Uint8Array(buffer) } as never;
    return (await user.api.resource.uploadImage({ file, purpose: 'idCard' })).data.id;
  };
  await user.api.user.authPersonIdentity({
    name: user.name,
    idType: IdType.passport,
    idNumber: user.idNumber,
    phone: user.phone,
    email: user.email,
    idFront: await upload('front.jpg'),
    idBack: await upload('back.jpg'),
    zhAddress: user.zhAddress,
    enAddress: user.enAddress,
    zhSignatory: user.name,
    enSignatory: user.enName,
    agreed: true,
  });
}
/** Decides the newest application of a user through the API; a reason rejects it. */
export async function reviewed(username: string, reason?: string): Promise<void> {
  const { consoleCertification } = await staff('reviewer');
  const [application] = (await consoleCertification.list({ keyword: username })).rows;
  if (!application) throw new Error(`${username} has not applied`);
  if (reason) await consoleCertification.reject({ id: application.id, reason });
  else await consoleCertification.approve({ id: application.id });
}
/** Makes a certified buyer through the API. */
export async function certified(locale?: Locale): Promise<User> {
  const user = await registered(newPerson(), locale);
  await applied(user);
  await reviewed(user.username);
  return user;
}
/** Places a buyer's order for one cell through the API. */
export async function ordered(buyer: User, { programme, offer, medium, country, startDate, years }: Find) {
  const { id: addressId } = await buyer.api.user.addMyAddress({
    recipient: buyer.name,
    phone: buyer.phone,
    country: 'SG',
    address: '1 Fusionopolis Way, #10-01',
    province: '',
    city: '',
    area: '',
    zipCode: '138632',
    isDefault: YesNo.yes,
  });
  const { orderNo } = await buyer.api.programOrder.orderProgram(
    {
      programmeId: programme.id,
      offerId: offer.id,
      media: [medium],
      territories: [country],
      startDate,
      years,
      addressId,
      invoice: null,
      agreed: true,
    },
    { idempotencyKey: crypto.randomUUID() },
  );
  return orderNo;
}
