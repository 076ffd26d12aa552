// Builders of test data with readable values. Each builder writes a real row and returns what tests need of it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CertStatus, type EnterpriseAnswers, type PersonAnswers } from '@pavilion/protocol/certification.ts';
import { IdType } from '@pavilion/protocol/enumerations.ts';
import type { StaffRole } from '@pavilion/protocol/kit/endpoint.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { LicenceOffers, Programmes } from '../kit/tables.ts';
import { hashPassword } from '../modules/accounts/passwords.service.ts';
import { openSession } from '../modules/accounts/sessions.service.ts';
import { sealAnswers } from '../modules/certification/certification.service.ts';
import { keepDocument } from '../modules/files/documents.service.ts';
import type { TestApp } from './testApp.ts';

/** The password of every built user and staff member. */
export const testPassword = 'Festival@2026';
let testHash: Promise<string> | undefined;
const hashOfTestPassword = () => {
  testHash ??= hashPassword(testPassword);
  return testHash;
};

let count = 0;
/** Returns a number that no other builder of this test file got. */
export const nextNumber = () => ++count;

/** Makes a picture in a colour of its own and returns its bytes. */
export const aPicture = (format: 'jpeg' | 'png' = 'jpeg', size = { width: 120, height: 80 }) =>
  sharp({ create: { ...size, channels: 3, background: { r: (nextNumber() * 37) % 256, g: 90, b: 160 } } })
    .toFormat(format)
    .toBuffer();
/** Makes a picture as a form sends it. */
export const aPictureFile = async (name = 'photo.jpg') => ({
  name,
  type: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  bytes: new Uint8Array(await aPicture(name.endsWith('.png') ? 'png' : 'jpeg')),
});

/** Inserts a private file of a user as an upload leaves it, and returns its id. */
export async function aPrivateFile(t: TestApp, userId: number, purpose = 'idCard'): Promise<number> {
  const bytes = await aPicture();
  const file = { purpose, name: `${purpose}.jpg`, mime: 'image/jpeg', ending: 'jpg', bytes };
  return (await keepDocument(t.ctx(), file, { userId })).id;
}

export async function personAnswers(t: TestApp, userId: number, email: string): Promise<PersonAnswers> {
  return {
    name: '林晓雯',
    idType: IdType.passport,
    idNumber: `E${String(10_000_000 + nextNumber())}`,
    phone: '13800138000',
    email,
    idFront: await aPrivateFile(t, userId),
    idBack: await aPrivateFile(t, userId),
    zhAddress: '香港九龙弥敦道 100 号 18 楼',
    enAddress: '18/F, 100 Nathan Road, Kowloon, Hong Kong',
    zhSignatory: '林晓雯',
    enSignatory: 'Lin Xiaowen',
  };
}
export async function enterpriseAnswers(t: TestApp, userId: number, email: string): Promise<EnterpriseAnswers> {
  return {
    zhName: '东方海岸影业有限公司',
    enName: 'East Coast Pictures Ltd.',
    country: 'HK',
    uscc: '',
    registrationNo: `HK-${1_000_000 + nextNumber()}`,
    contactName: '陈嘉怡',
    phone: '+852 2345 6789',
    email,
    address: '香港九龙弥敦道 100 号',
    zhProfile: '发行电视剧与纪录片。',
    enProfile: 'Distributor of drama and documentary.',
    logo: await aPrivateFile(t, userId, 'logo'),
    displayImage: await aPrivateFile(t, userId, 'display'),
    licence: await aPrivateFile(t, userId, 'licence'),
    zhAddress: '香港九龙弥敦道 100 号',
    enAddress: '100 Nathan Road, Kowloon, Hong Kong',
    zhSignatory: '陈嘉怡',
    enSignatory: 'Chan Ka Yee',
    zhTitle: '版权总监',
    enTitle: 'Head of Rights',
  };
}

/** Makes a registered, signed-in user; `certified` as a person, or as the given kind, with stored answers. */
export async function aUser(
  t: TestApp,
  wanted: { certified?: boolean | 'person' | 'enterprise'; username?: string; email?: string; locale?: Locale } = {},
) {
  const username = wanted.username ?? `linxiaowen${nextNumber()}`;
  const email = wanted.email ?? `${username}@example.com`;
  const kind = wanted.certified === true ? 'person' : wanted.certified || null;
  const locale = wanted.locale ?? 'en-US';
  const { id } = await t.db
    .insertInto('users')
    .values({
      username,
      email,
      locale,
      passwordHash: await hashOfTestPassword(),
      certStatus: kind ? CertStatus.certified : CertStatus.none,
      certKind: kind,
      lastSignInAt: t.clock.now,
      createdAt: t.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kind) {
    const answers = await (kind === 'person' ? personAnswers : enterpriseAnswers)(t, id, email);
    await t.db
      .insertInto('certifications')
      .values({
        ...sealAnswers(t.ctx(), { userId: id, kind, answers }),
        status: CertStatus.certified,
        submittedAt: t.clock.now,
        reviewedAt: t.clock.now,
      })
      .execute();
  }
  const token = await openSession(t.ctx(), { userId: id });
  return { id, username, email, token, client: t.as(token, locale) };
}

/** Makes a signed-in staff member. */
export async function aStaff(t: TestApp, role: StaffRole = 'admin', wanted: { username?: string } = {}) {
  const username = wanted.username ?? `${role}${nextNumber()}`;
  const { id } = await t.db
    .insertInto('staff')
    .values({
      username,
      email: `${username}@pavilion.test`,
      name: `Zhao Min (${role})`,
      role,
      locale: 'en-US',
      passwordHash: await hashOfTestPassword(),
      createdAt: t.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await openSession(t.ctx(), { staffId: id });
  return { id, username, token, client: t.as(token) };
}

/** Makes a programme published in both languages; `wanted` sets columns by name. */
export async function aProgramme(t: TestApp, wanted: Partial<Insertable<Programmes>> = {}) {
  const row = await t.db
    .insertInto('programmes')
    .values({
      typeId: 1,
      zhTitle: `江风引 ${nextNumber()}`,
      enTitle: `Wind over the River ${nextNumber()}`,
      zhLogline: '一座渡口，两代船家。',
      enLogline: 'One landing, two generations of ferrymen.',
      country: 'CN',
      year: 2025,
      episodes: 24,
      minutes: 45,
      genres: ['drama'],
      languages: ['zh'],
      resolution: 'HD',
      zhPublishedAt: t.clock.now,
      enPublishedAt: t.clock.now,
      ...wanted,
    })
    .returning(['id', 'zhTitle', 'enTitle'])
    .executeTakeFirstOrThrow();
  return row;
}

/** Makes a licence offer on sale: non-exclusive SVOD and pay TV in Singapore, Malaysia and Thailand, for one to five years. */
export async function anOffer(t: TestApp, programmeId: number, wanted: Partial<Insertable<LicenceOffers>> = {}) {
  const countries = (wanted.countries as string[] | undefined) ?? ['MY', 'SG', 'TH'];
  return t.db
    .insertInto('licenceOffers')
    .values({
      programmeId,
      zhName: '东南亚点播与付费电视',
      enName: 'South-East Asia SVOD and pay TV',
      media: ['svod', 'pay_tv'],
      countries,
      territories: { include: countries, exclude: [] },
      languages: ['zh', 'en'],
      currency: 'CNY',
      prices: { 1: 1_000_000, 2: 1_800_000, 3: 2_500_000, 5: 4_000_000 },
      ...wanted,
    })
    .returning(['id', 'exclusive', 'media', 'countries'])
    .executeTakeFirstOrThrow();
}

/** Runs a statement as the owner of the tables with triggers off, for rows that are otherwise immutable. */
export const asOwner = (t: TestApp, statement: string) =>
  t.sql.reserve((connection) =>
    connection.script(`begin; set local session_replication_role = 'replica'; ${statement}; commit`),
  );

/** The bytes of a short film (MP4, H.264, about 140 KB). */
export const aVideo = () =>
  readFile(join(import.meta.dirname, '../../../demo/films/entries/a-letter-in-the-rain-640.mp4'));
