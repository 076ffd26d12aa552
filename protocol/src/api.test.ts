import { expect, test } from 'vitest';
import { z } from 'zod';
import { certification } from './certification.ts';
import { api } from './index.ts';
import type { Endpoint } from './kit/endpoint.ts';
import { issueText, labelOf } from './kit/issues.ts';
import { toOpenApi } from './kit/openapi.ts';
import { messages } from './messages.ts';

const all = Object.entries(api).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, e]) => ({ group, name, e })),
);

test('every path is used once and ends in its endpoint’s name', () => {
  expect(new Set(all.map(({ e }) => `${e.method} ${e.path}`)).size).toBe(all.length);
  for (const { name, e } of all)
    expect(e.path.replace(/\/:\w+$/, '')).toMatch(new RegExp(`/${name}(?:/information)?$`));
});

test('console endpoints are for staff, and nothing else is', () => {
  const signedOut = ['login', 'getSignInCode'];
  for (const { group, name, e } of all)
    if (group !== 'consoleSession' || !signedOut.includes(name))
      expect([group, name, e.access === 'staff']).toEqual([group, name, group.startsWith('console')]);
});

/** Fields that no person fills in: keys, placeholders and what a page knows by itself. */
const unspoken =
  /^(id|ids|\w+Ids?|token|code|uuid|sort|order|status|\w*[sS]tatus|kind|class|inReview|purpose|version|agreementVersion|revision|plan|all|unread|disabled|published|publication|missingEnglish|isSeller|isBuyer|handled|collected|removedAt|language|method|url|name|size|type|signatureType|source|state|action|subject|exclusive|note|totalMinor|certKind|from|locale)$/;
/** Every field that a form sends, including nested ones; filters of lists have their labels on the page. */
function unlabelled(schema: z.ZodType, path: string): string[] {
  const { shape } = schema as z.ZodObject;
  return Object.entries(shape).flatMap(([field, own]) => {
    const label = labelOf(own as z.ZodType);
    if (!label && own instanceof z.ZodObject) return unlabelled(own, `${path}.${field}`);
    const isTold = label ? label.zh && label.en : unspoken.test(field);
    return isTold ? [] : [`${path}.${field}`];
  });
}
test('every field of a form that a person fills in has its label in both languages', () => {
  const missing = all
    .filter(({ e }) => e.method === 'POST')
    .flatMap(({ group, name, e }) => {
      const shapes =
        e.input instanceof z.ZodDiscriminatedUnion ? (e.input.options as z.ZodObject[]) : [e.input as z.ZodObject];
      return shapes.flatMap((shape) => unlabelled(shape, `${group}.${name}`));
    });
  expect(missing).toEqual([]);
});

test('every message of a refinement is an entry of the messages', () => {
  const told = certification.authPersonIdentity.input.safeParse({
    name: '王小明',
    idType: 1,
    idNumber: '11010519491231002X',
    phone: '123',
    email: 'x',
    zhSignatory: '王小明',
    enSignatory: '王小明',
    zhAddress: '北京市',
    enAddress: 'Beijing',
    agreed: false,
  });
  const texts = told.error!.issues.map((issue) =>
    issueText(issue, certification.authPersonIdentity.input, messages, 'en-US'),
  );
  expect(texts).toEqual([
    messages.badPhone.en,
    messages.enterEmail.en,
    messages.uploadIdFront.en,
    messages.uploadIdBack.en,
    messages.latinLettersOnly.en,
    messages.pleaseAgree.en,
  ]);
});

test('an ID number is checked by the type of its paper', () => {
  const told = (idType: number, idNumber: string) =>
    certification.authPersonIdentity.input
      .safeParse({
        name: 'Ann Lee',
        idType,
        idNumber,
        phone: '13800138000',
        email: 'a@b.cn',
        idFront: 1,
        idBack: 2,
        zhSignatory: 'Ann Lee',
        enSignatory: 'Ann Lee',
        zhAddress: 'Main Street 1',
        enAddress: 'Main Street 1',
        agreed: true,
      })
      .error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
  expect(told(1, '11010519491231002X')).toBeUndefined();
  expect(told(1, '110105194912310021')).toEqual([['idNumber', 'badIdNumber']]);
  expect(told(3, '11010519491231002X')).toEqual([['idNumber', 'badIdNumber']]);
});

test('the API describes itself in OpenAPI', () => {
  const described = toOpenApi(api, { title: 'Pavilion', version: '1' }) as { paths: Record<string, object> };
  expect(Object.keys(described.paths)).toHaveLength(new Set(all.map(({ e }) => e.path)).size);
});

test('editing one thing of a profile leaves the others alone', () => {
  expect(api.user.editUserInfo.input.parse({ nickname: '小王' })).toEqual({ nickname: '小王' });
  expect(api.user.editUserInfo.input.parse({ phone: '' })).toEqual({ phone: '' });
});

test('addresses of lists are read as browsers write them', () => {
  expect(api.programSale.list.input.parse({ typeId: '1', pageNum: '2', years: '3' })).toEqual({
    typeId: 1,
    pageNum: 2,
    pageSize: 10,
    keyword: '',
    sort: 'recommended',
    years: 3,
  });
  const asked = { programmeId: '7', startDate: '2027-01-01', years: '5' };
  expect(api.rights.availability.input.parse(asked)).toEqual({ programmeId: 7, startDate: '2027-01-01', years: 5 });
  expect(
    api.rights.availability.input.parse({
      ...asked,
      media: 'svod,avod',
      territories: ['SG', 'hk_mo_tw'],
      exclusive: 'true',
    }),
  ).toMatchObject({ media: ['svod', 'avod'], territories: ['SG', 'hk_mo_tw'], exclusive: true });
  expect(api.rights.availability.input.safeParse({ ...asked, years: '4' }).success).toBe(false);
  expect(api.rights.availability.input.safeParse({ ...asked, startDate: '2027-02-30' }).success).toBe(false);
});

test('an address in China needs its area and six digits, abroad neither', () => {
  const { input } = api.user.addMyAddress;
  const address = { recipient: '王小明', address: '复兴路 1 号', phone: '13800138000' };
  const told = (form: object) => input.safeParse(form).error?.issues.map((issue) => issue.message);
  expect(told(address)).toEqual(['pickArea']);
  expect(told({ ...address, province: '北京市', city: '北京市', area: '海淀区', zipCode: '10003' })).toEqual([
    'badZip',
  ]);
  expect(
    told({ ...address, province: '北京市', city: '北京市', area: '海淀区', zipCode: '100036', isDefault: 1 }),
  ).toBeUndefined();
  expect(told({ ...address, country: 'GB', phone: '+44 20 7946 0958', zipCode: 'W1A1AA' })).toBeUndefined();
  for (const zipCode of ['SW1A 1AA', '90046-1234', '101-0051'])
    expect(input.parse({ ...address, country: 'GB', phone: '+44 20 7946 0958', zipCode })).toMatchObject({ zipCode });
  expect(told({ ...address, country: 'GB', phone: '+44 20 7946 0958', zipCode: '90046-1234-5678' })).toHaveLength(1);
  expect(told({ ...address, country: 'XX' })).toEqual(['badCountry']);
});

test('registration takes the five fields of the specification and compares the passwords', () => {
  const form = {
    username: 'wang_2026',
    password: 'Passw0rd#1',
    confirmPassword: 'Passw0rd#1',
    email: 'w@example.cn',
    emailCode: '123456',
  };
  expect(api.user.register.input.safeParse(form).success).toBe(true);
  expect(api.user.register.input.safeParse({ ...form, confirmPassword: 'Passw0rd#2' }).error?.issues[0]).toMatchObject({
    path: ['confirmPassword'],
    message: 'passwordMismatch',
  });
});

test('a programme needs a title in one language, a micro short drama its permit', () => {
  const told = (form: object) =>
    api.consoleProgramme.save.input.safeParse(form).error?.issues.map((issue) => issue.message);
  expect(told({ typeId: 1, country: 'CN', zhTitle: ' ' })).toEqual(['oneLanguageNeeded']);
  expect(told({ typeId: 4, country: 'CN', enTitle: 'Ninety Seconds' })).toEqual(['permitNeeded']);
  expect(
    api.consoleProgramme.save.input.parse({ typeId: 1, country: 'CN', enTitle: 'Tide', zhTitle: '' }),
  ).toMatchObject({
    zhTitle: null,
    enTitle: 'Tide',
  });
});
