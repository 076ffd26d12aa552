import { type CertKind, CertStatus, type certification, photoFields } from '@pavilion/protocol/certification.ts';
import { hasContractDetails } from '@pavilion/protocol/contractDetails.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { FilePurpose } from '@pavilion/protocol/files.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import type { Owner } from '../files/files.service.ts';
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

export { contractDetailsOf } from './contractDetails.service.ts';

/** The purposes for which a photo of an answer may have been uploaded. */
const photoPurposes: readonly FilePurpose[] = ['idCard', 'licence', 'logo', 'display'];

/** Returns the photos of an application by field. */
const photosIn = (given: Answers) =>
  given.kind === 'person'
    ? photoFields.person.map((field) => ({ field, id: given.answers[field] }))
    : photoFields.enterprise.map((field) => ({ field, id: given.answers[field] }));
const photoIds = (given: Answers): number[] => photosIn(given).map(({ id }) => id);

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

/** Returns the answers the user is certified with; undefined before certification. */
export async function certifiedAnswers(ctx: Pick<Ctx, 'db' | 'vault'>, userId: number): Promise<Answers | undefined> {
  const row = await findCertified(ctx.db, userId);
  return row && readAnswers(ctx, row);
}

/** Returns the photos of an application by field, with signed URLs for `reader`. */
export async function photosOf(ctx: Ctx, given: Answers, reader: Owner) {
  const links = await linksOf(ctx, photoIds(given), reader);
  const byId = new Map(links.map((link) => [link.id, link]));
  return photosIn(given).flatMap(({ field, id }) => {
    const link = byId.get(id);
    return link ? [{ ...link, field }] : [];
  });
}

export async function getUserAuthInfo(ctx: Ctx<User, null>) {
  const last = await findLastApplication(ctx.db, ctx.user.id);
  const given = last && readAnswers(ctx, last);
  return {
    certStatus: ctx.user.certStatus,
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
  /** The name of the person or company; one of the languages may be empty. */
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

/** Returns the identity of a certified user, as a party to a contract; undefined before certification. */
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

/** Returns the summary for the personal centre: the certified name, and why the last application failed. */
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

/** Deletes the answers of a closed account. Contracts have their own frozen copy; the files slice deletes the photos. */
export const forgetCertifications = (ctx: Pick<Ctx, 'db'>, userId: number) =>
  ctx.db.deleteFrom('certifications').where('userId', '=', userId).execute();
