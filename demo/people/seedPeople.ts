import type { EnterpriseAnswers, PersonAnswers } from '@pavilion/protocol/certification.ts';
import { IdType } from '@pavilion/protocol/enumerations.ts';
import { countryCode } from '@pavilion/protocol/fields.ts';
import { usccCheckCharacter } from '@pavilion/protocol/identity.ts';
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import { countryOptions } from '@pavilion/protocol/territories.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { hashPassword } from '@pavilion/server/modules/accounts/passwords.service.ts';
import { agreementToConsent, consent } from '@pavilion/server/modules/agreement/agreement.service.ts';
import { sealAnswers } from '@pavilion/server/modules/certification/certification.service.ts';
import { recordExistingCompany } from '@pavilion/server/modules/companies/companyKind.service.ts';
import { keepDocument } from '@pavilion/server/modules/files/documents.service.ts';
import sharp from 'sharp';
import { demoPassword, demoStaff, demoUsers } from '../accounts.ts';
import { people, type SeedPerson } from './people.ts';

type Ids = ReadonlyMap<string, number>;
const codeOfCountry = (zhName: string) => countryOptions.find(({ zh }) => zh === zhName)!.code;

/** The fair's own accounts under their short names, and everybody else of the catalogue under their own. */
const accounts: { username: string; person: SeedPerson }[] = [
  ...demoUsers.map(({ username, person }) => ({ username, person: people.find((p) => p.username === person)! })),
  ...people
    .filter((person) => !demoUsers.some((user) => user.person === person.username))
    .map((person) => ({ username: person.username, person })),
];

/** A specimen of a paper: a card with a head and lines, nobody's data. */
const specimen = (head: boolean, tint: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540">
      <rect width="860" height="540" rx="36" fill="#eef1f6"/><rect y="0" width="860" height="110" rx="36" fill="${tint}"/>
      ${[190, 250, 310, 370].map((y, i) => `<rect x="60" y="${y}" width="${420 - i * 60}" height="26" rx="13" fill="#b9c3d3"/>`).join('')}
      ${head ? `<circle cx="680" cy="270" r="72" fill="#c7cfdd"/><path d="M560 470q120-170 240 0z" fill="#c7cfdd"/>` : `<circle cx="680" cy="320" r="96" fill="none" stroke="${tint}" stroke-width="14"/>`}
      <path d="M0 540L860 0" stroke="${tint}" stroke-opacity=".28" stroke-width="46"/></svg>`),
  )
    .jpeg({ quality: 80 })
    .toBuffer();

async function keepPaper(ctx: JobCtx, userId: number, purpose: string, bytes: Buffer): Promise<number> {
  const paper = { purpose, name: `${purpose}.jpg`, mime: 'image/jpeg', ending: 'jpg', bytes };
  return (await keepDocument(ctx, paper, { userId })).id;
}

/** Address and signatory as contracts print them. */
function contractFields({ username, zhName, enName, contractAddress }: SeedPerson) {
  if (!contractAddress) throw new Error(`${username} has applied without an address for contracts`);
  const { zh, en } = contractAddress;
  return { zhAddress: zh, enAddress: en, zhSignatory: zhName, enSignatory: enName };
}

async function personAnswers(ctx: JobCtx, userId: number, person: SeedPerson): Promise<PersonAnswers> {
  return {
    name: person.zhName,
    idType: IdType.passport,
    idNumber: `E${String(20_260_000 + userId)}`,
    phone: person.address.phone,
    email: person.email,
    idFront: await keepPaper(ctx, userId, 'idCard', await specimen(true, '#7d8fb3')),
    idBack: await keepPaper(ctx, userId, 'idCard', await specimen(false, '#7d8fb3')),
    ...contractFields(person),
  };
}

async function enterpriseAnswers(ctx: JobCtx, userId: number, person: SeedPerson): Promise<EnterpriseAnswers> {
  const { company, address } = person;
  if (!company) throw new Error(`${person.username} is an enterprise without a company`);
  const first17 = `91440101MA5T${String(10_000 + userId)}`;
  const mainland = company.country === 'CN';
  return {
    zhName: company.zhName,
    enName: company.enName,
    country: countryCode.parse(company.country),
    uscc: mainland ? first17 + usccCheckCharacter(first17) : '',
    registrationNo: mainland ? '' : `${company.country}-2019${String(10_000 + userId)}`,
    contactName: person.zhName,
    phone: address.phone,
    email: person.email,
    address: '',
    zhProfile: company.zhProfile,
    enProfile: company.enProfile,
    logo: await keepPaper(ctx, userId, 'logo', await specimen(false, '#8a6fd1')),
    displayImage: await keepPaper(ctx, userId, 'display', await specimen(true, '#4c8f8a')),
    licence: await keepPaper(ctx, userId, 'licence', await specimen(false, '#b0893f')),
    ...contractFields(person),
    zhTitle: '版权总监',
    enTitle: 'Head of Rights',
  };
}

async function seedCertification(ctx: JobCtx, userId: number, person: SeedPerson, reviewerId: number) {
  const answers = await (person.kind === 'person' ? personAnswers : enterpriseAnswers)(ctx, userId, person);
  const reviewed = person.certification !== 2;
  await ctx.db
    .insertInto('certifications')
    .values({
      ...sealAnswers(ctx, { userId, kind: person.kind, answers }),
      status: person.certification,
      reason: person.rejection?.zh ?? null,
      submittedAt: daysBefore(ctx.now(), reviewed ? 58 : 1),
      reviewedAt: reviewed ? daysBefore(ctx.now(), 57) : null,
      reviewedBy: reviewed ? reviewerId : null,
    })
    .execute();
}

/** Companies that buy, and the tie between a seller and the account that speaks for it. */
async function seedCompany(ctx: JobCtx, userId: number, { company, certification, email }: SeedPerson) {
  if (!company || certification !== 1) return;
  const { db } = ctx;
  const { sellerKey, ...own } = company;
  if (sellerKey) {
    await db.updateTable('companies').set({ userId }).where('key', '=', sellerKey).execute();
    return;
  }
  const { id } = await db
    .insertInto('companies')
    .values({ ...own, contactEmail: email, userId, isBuyer: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordExistingCompany(ctx, id);
}

async function seedAddress({ db }: JobCtx, userId: number, { address }: SeedPerson) {
  const { zipCode, country, ...own } = address;
  await db
    .insertInto('addresses')
    .values({ ...own, userId, country: codeOfCountry(country), zipcode: zipCode, isDefault: true })
    .execute();
}

async function seedStaff({ db }: JobCtx): Promise<Map<string, number>> {
  const rows = await Promise.all(
    demoStaff.map(async ({ username, name, role }) => ({
      username,
      name,
      role,
      email: `${username}@pavilion.example.com`,
      passwordHash: await hashPassword(demoPassword),
    })),
  );
  const added = await db.insertInto('staff').values(rows).returning(['id', 'username']).execute();
  return new Map(added.map(({ username, id }) => [username, id]));
}

async function seedUser(ctx: JobCtx, { username, person }: (typeof accounts)[number], pictures: Ids): Promise<number> {
  const certified = person.certification !== 0;
  const { id } = await ctx.db
    .insertInto('users')
    .values({
      username,
      email: person.email,
      passwordHash: await hashPassword(demoPassword),
      nickname: person.zhName,
      phone: person.address.phone,
      portraitId: pictures.get(person.portrait) ?? null,
      locale: person.address.country === '中国' ? 'zh-CN' : 'en-US',
      certStatus: person.certification,
      certKind: certified ? person.kind : null,
      lastSignInAt: daysBefore(ctx.now(), 2),
      createdAt: daysBefore(ctx.now(), 60),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await consent(ctx, id, await agreementToConsent(ctx, undefined));
  return id;
}

/** Staff and users with their certifications, companies and addresses; gives ids by user name. */
export async function seedPeople(ctx: JobCtx, pictures: Ids): Promise<{ users: Ids; staff: Ids }> {
  const staff = await seedStaff(ctx);
  const users = new Map<string, number>();
  for (const account of accounts) {
    const { person } = account;
    const userId = await seedUser(ctx, account, pictures);
    users.set(account.username, userId);
    if (person.certification !== 0) await seedCertification(ctx, userId, person, staff.get('reviewer')!);
    if (person.certification === 1) await seedAddress(ctx, userId, person);
    await seedCompany(ctx, userId, person);
  }
  return { users, staff };
}
