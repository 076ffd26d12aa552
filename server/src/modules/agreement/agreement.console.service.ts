// Versions of the user agreement, the privacy policy and the about page: written in both languages, announced, then in force.

import { type consoleAgreement, LegalText, noticeDaysOf } from '@pavilion/protocol/agreement.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import { daysAfter } from '@pavilion/protocol/kit/days.ts';
import type { OutputOf, ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { cleanHtml } from '../../kit/html.ts';
import { invalid } from '../../kit/invalid.ts';
import { record } from '../audit/audit.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import {
  deleteVersion,
  findDraft,
  findNewest,
  findVersion,
  getInForce,
  insertVersion,
  listVersions,
  lockText,
  notifyEveryone,
  putDraft,
  type VersionRow,
} from './agreement.queries.ts';

type StaffCtx = Ctx<null, Staff>;
type Endpoints = typeof consoleAgreement;
type Draft = ParsedOf<Endpoints['save']>['draft'];

const effectiveFrom = (kind: LegalText, at: Date) => daysAfter(at, noticeDaysOf(kind));
const wordsOf = ({ zhTitle, enTitle, zhHtml, enHtml }: Draft): Draft => ({ zhTitle, enTitle, zhHtml, enHtml });
/** Built-in texts carry attributes on their headings that the editor drops. */
const comparable = ({ zhTitle, enTitle, zhHtml, enHtml }: Draft) =>
  JSON.stringify([zhTitle, enTitle, cleanHtml(zhHtml), cleanHtml(enHtml)]);
const isSame = (a: Draft, b: Draft) => comparable(a) === comparable(b);

export async function getTextForConsole(
  { db, now }: StaffCtx,
  { kind }: ParsedOf<Endpoints['detail']>,
): Promise<OutputOf<Endpoints['detail']>> {
  const [saved, newest, inForce, versions] = await Promise.all([
    findDraft(db, kind),
    findNewest(db, kind),
    getInForce(db, kind, now()),
    listVersions(db, kind),
  ]);
  const stateOf = (version: string, effectiveAt: Date) =>
    version === inForce.version ? 'inForce' : effectiveAt > now() ? 'coming' : 'past';
  return {
    draft: wordsOf(saved ?? newest),
    revision: saved?.revision ?? 0,
    changed: saved !== undefined && !isSame(saved, newest),
    editedBy: saved?.editedBy ?? null,
    editedAt: saved?.editedAt.toISOString() ?? null,
    effectiveAt: effectiveFrom(kind, now()).toISOString(),
    versions: versions.map(({ version, publishedAt, effectiveAt, consents }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      effectiveAt: effectiveAt.toISOString(),
      state: stateOf(version, effectiveAt),
      consents: consents ?? 0,
    })),
  };
}

export const saveText = (
  ctx: StaffCtx,
  { kind, revision, draft }: ParsedOf<Endpoints['save']>,
): Promise<{ revision: number }> =>
  inTransaction(ctx, async (ctx) => {
    await lockText(ctx.db, kind);
    const before = await findDraft(ctx.db, kind);
    if ((before?.revision ?? 0) !== revision) throw new AppError('conflict');
    await putDraft(ctx.db, {
      ...draft,
      kind,
      zhHtml: cleanHtml(draft.zhHtml),
      enHtml: cleanHtml(draft.enHtml),
      revision: revision + 1,
      editedBy: ctx.staff.id,
      editedAt: ctx.now(),
    });
    await record(ctx, 'houseText.change', 'houseText', kind, { revision: revision + 1 });
    return { revision: revision + 1 };
  });

/** Versions are named by the day of publication; further ones of a day get a number. */
async function nameFor(ctx: StaffCtx, kind: LegalText): Promise<string> {
  const { db } = ctx;
  const day = await getBusinessDay(ctx);
  for (let n = 1; ; n++) {
    const name = n === 1 ? day : `${day}.${n}`;
    if (!(await findVersion(db, kind, name))) return name;
  }
}

async function announce(ctx: StaffCtx, kind: LegalText, version: string, effectiveAt: Date) {
  const { db } = ctx;
  const day = await getBusinessDay(ctx, effectiveAt);
  const { zh, en } = LegalText.label(kind);
  await notifyEveryone(db, {
    zhTitle: `${zh}将更新`,
    enTitle: `${en}: new version announced`,
    zhBody: `新版${zh}（${version}）已公布，自 ${day} 起生效。`,
    enBody: `A new version (${version}) has been published. It comes into force on ${day}.`,
    link: `/${kind}?version=${encodeURIComponent(version)}`,
  });
}

export const publishText = (
  ctx: StaffCtx,
  { kind, revision, notify }: ParsedOf<Endpoints['publish']>,
): Promise<{ version: string; effectiveAt: string }> =>
  inTransaction(ctx, async (ctx) => {
    await lockText(ctx.db, kind);
    const draft = await findDraft(ctx.db, kind);
    if (draft?.revision !== revision) throw new AppError('conflict');
    for (const field of ['zhHtml', 'enHtml'] as const)
      if (!draft[field]) throw invalid(`draft.${field}`, 'neededToPublish');
    if (isSame(draft, await findNewest(ctx.db, kind))) throw new AppError('textUnchanged');
    const version = await nameFor(ctx, kind);
    const effectiveAt = effectiveFrom(kind, ctx.now());
    await insertVersion(ctx.db, { ...wordsOf(draft), kind, version, publishedAt: ctx.now(), effectiveAt });
    if (notify && kind !== 'about') await announce(ctx, kind, version, effectiveAt);
    await record(ctx, 'houseText.publish', 'houseText', kind, { version });
    return { version, effectiveAt: effectiveAt.toISOString() };
  });

async function mustFind({ db }: StaffCtx, kind: LegalText, version: string): Promise<VersionRow> {
  const found = await findVersion(db, kind, version);
  if (!found) throw new AppError('notFound');
  return found;
}
export const withdrawVersion = (
  ctx: StaffCtx,
  { kind, version }: ParsedOf<Endpoints['withdraw']>,
): Promise<Record<string, never>> =>
  inTransaction(ctx, async (ctx) => {
    await lockText(ctx.db, kind);
    const { effectiveAt } = await mustFind(ctx, kind, version);
    const listed = (await listVersions(ctx.db, kind)).find((row) => row.version === version);
    const inForce = await getInForce(ctx.db, kind, ctx.now());
    if (effectiveAt <= ctx.now() || listed?.consents || inForce.version === version)
      throw new AppError('versionStands');
    await deleteVersion(ctx.db, kind, version);
    await record(ctx, 'houseText.withdraw', 'houseText', kind, { version });
    return {};
  });

export async function getVersionForConsole(
  ctx: StaffCtx,
  { kind, version }: ParsedOf<Endpoints['version']>,
): Promise<OutputOf<Endpoints['version']>> {
  const row = await mustFind(ctx, kind, version);
  return {
    ...wordsOf(row),
    version,
    publishedAt: row.publishedAt.toISOString(),
    effectiveAt: row.effectiveAt.toISOString(),
  };
}
