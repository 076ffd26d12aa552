import { type CertKind, CertStatus, type certification, photoFields } from '@pavilion/protocol/certification.ts';
import { hasContractDetails } from '@pavilion/protocol/contractDetails.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { FilePurpose } from '@pavilion/protocol/files.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import type { Owner } from '../files/documents.service.ts';
import { filesOfUser, linksOf } from '../files/files.service.ts';
import { type Answers, checkHolder, readAnswers, sealAnswers } from './answers.ts';
import {
  findCertified,
  findLastApplication,
  insertApplication,
  isIdentityTaken,
  lockUser,
  setUserStatus,
} from './certification.queries.ts';

export type { Answers } from './answers.ts';
export { readAnswers, sealAnswers } from './answers.ts';

/** What an answer's photo may have been uploaded as. */
const photoPurposes: readonly FilePurpose[] = ['idCard', 'licence', 'logo', 'display'];

const photoIds = ({ kind, answers }: Answers): number[] =>
  photoFields[kind].map((field) => (answers as unknown as Record<string, number>)[field]!);

async function apply(ctx: Ctx<User, null>, given: Answers) {
  if (given.kind === 'person') checkHolder(given.answers.name, given.answers);
  const ids = photoIds(given);
  const mine = new Set((await filesOfUser(ctx, ctx.user.id, ids, photoPurposes)).map((file) => file.id));
  if (!ids.every((id) => mine.has(id))) throw new AppError('fileMissing');
  await inTransaction(ctx, async (ctx) => {
    const { certStatus } = await lockUser(ctx.db, ctx.user.id);
    if (certStatus === CertStatus.inReview) throw new AppError('certificationInReview');
    if (certStatus === CertStatus.certified) throw new AppError('alreadyCertified');
    const application = sealAnswers(ctx, { userId: ctx.user.id, ...given });
    await insertApplication(ctx.db, {
      ...application,
      status: CertStatus.inReview,
      submittedAt: ctx.now(),
    });
    if (await isIdentityTaken(ctx.db, application.identityKey)) throw new AppError('identityTaken');
    await setUserStatus(ctx.db, ctx.user.id, CertStatus.inReview, given.kind);
  });
  return {};
}

export const authPersonIdentity = (
  ctx: Ctx<User, null>,
  { agreed: _, ...answers }: ParsedOf<typeof certification.authPersonIdentity>,
) => apply(ctx, { kind: 'person', answers });

export const authCompanyIdentity = (
  ctx: Ctx<User, null>,
  { agreed: _, ...answers }: ParsedOf<typeof certification.authCompanyIdentity>,
) => apply(ctx, { kind: 'enterprise', answers });

/** What the user is certified as; undefined before the certification. */
export async function certifiedAnswers(ctx: Pick<Ctx, 'db' | 'vault'>, userId: number): Promise<Answers | undefined> {
  const row = await findCertified(ctx.db, userId);
  return row && readAnswers(ctx, row);
}

/** The photos of an application, each by its field, at addresses made for `reader`. */
export async function photosOf(ctx: Ctx, given: Answers, reader: Owner) {
  const links = await linksOf(ctx, photoIds(given), reader);
  const byId = new Map(links.map((link) => [link.id, link]));
  return photoFields[given.kind].flatMap((field) => {
    const link = byId.get((given.answers as unknown as Record<string, number>)[field]!);
    return link ? [{ ...link, field }] : [];
  });
}

export async function getUserAuthInfo(ctx: Ctx<User, null>) {
  const last = await findLastApplication(ctx.db, ctx.user.id);
  const given = last && readAnswers(ctx, last);
  return {
    certStatus: ctx.user.certStatus as CertStatus,
    certKind: given?.kind ?? null,
    reason: last?.reason ?? null,
    submittedAt: last?.submittedAt.toISOString() ?? null,
    reviewedAt: last?.reviewedAt?.toISOString() ?? null,
    person: given?.kind === 'person' ? given.answers : null,
    enterprise: given?.kind === 'enterprise' ? given.answers : null,
    photos: given ? await photosOf(ctx, given, { userId: ctx.user.id }) : [],
    hasContractDetails: given ? hasContractDetails(given.kind, given.answers) : false,
  };
}

export interface CertifiedIdentity {
  kind: CertKind;
  /** The person's name, or the company's; one of the languages may be empty. */
  zhName: string;
  enName: string;
  /** ID number, USCC or overseas registration number. */
  number: string;
  country: string | null;
  contactName: string;
  phone: string;
  email: string;
  address: string;
}

/** Who a certified user is, for the contract they are a party to; undefined before certification. */
export async function certifiedIdentity(
  ctx: Pick<Ctx, 'db' | 'vault'>,
  userId: number,
): Promise<CertifiedIdentity | undefined> {
  const row = await findCertified(ctx.db, userId);
  if (!row) return undefined;
  const given = readAnswers(ctx, row);
  if (given.kind === 'person') {
    const { name, idNumber, phone, email } = given.answers;
    const chinese = /\p{Script=Han}/u.test(name);
    return {
      kind: 'person',
      zhName: chinese ? name : '',
      enName: chinese ? '' : name,
      number: idNumber,
      country: null,
      contactName: name,
      phone,
      email,
      address: '',
    };
  }
  const { zhName, enName, uscc, registrationNo, country, contactName, phone, email, address } = given.answers;
  return {
    kind: 'enterprise',
    zhName,
    enName,
    number: uscc || registrationNo,
    country,
    contactName,
    phone,
    email,
    address,
  };
}

/** What the personal centre says about certification: the name that stands, and why the last application failed. */
export async function certificationSummary(
  ctx: Pick<Ctx, 'db' | 'vault' | 'locale'>,
  userId: number,
  certStatus: number,
) {
  const identity = certStatus === CertStatus.certified ? await certifiedIdentity(ctx, userId) : undefined;
  const last = certStatus === CertStatus.failed ? await findLastApplication(ctx.db, userId) : undefined;
  return {
    certName: identity ? inLanguage(identity.zhName, identity.enName, ctx.locale).words : null,
    certReason: last?.reason ?? null,
  };
}

/** Takes the answers of a closed account away; contracts carry their own frozen copy. Photos are the files slice's. */
export const forgetCertifications = (ctx: Pick<Ctx, 'db'>, userId: number) =>
  ctx.db.deleteFrom('certifications').where('userId', '=', userId).execute();
