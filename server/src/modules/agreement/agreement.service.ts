import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { agreement } from '@pavilion/protocol/agreement.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Ctx, User } from '../../kit/ctx.ts';
import { consentsOf, getAgreementInForce, insertConsent, isAgreementKnown } from './agreement.queries.ts';

const folder = join(import.meta.dirname, '../../../content/agreement');

interface VersionFile {
  version: string;
  zhTitle: string;
  enTitle: string;
  publishedAt: string;
  effectiveAt: string;
}

/**
 * Puts the version of the agreement that this Pavilion brings on record. A version that is there already stays as it
 * is: people agreed to those very words.
 */
export async function loadAgreement(ctx: Pick<Ctx, 'db'>): Promise<void> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const { version, zhTitle, enTitle, publishedAt, effectiveAt } = JSON.parse(read('version.json')) as VersionFile;
  if (await isAgreementKnown(ctx.db, version)) return;
  await ctx.db
    .insertInto('agreementVersions')
    .values({
      version,
      zhTitle,
      enTitle,
      zhHtml: read('zh.html'),
      enHtml: read('en.html'),
      publishedAt,
      effectiveAt,
    })
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function currentAgreement(ctx: Pick<Ctx, 'db' | 'now' | 'locale'>) {
  const row = await getAgreementInForce(ctx.db, ctx.now());
  const zh = ctx.locale === 'zh-CN';
  return {
    version: row.version,
    title: row.zhTitle,
    enTitle: row.enTitle,
    name: zh ? row.zhTitle : row.enTitle,
    content: zh ? row.zhHtml : row.enHtml,
    effectiveAt: row.effectiveAt.toISOString(),
  };
}

/** The version that somebody agrees to: the one the page showed, else the one in force. An unknown one is refused. */
export async function agreementToConsent(ctx: Pick<Ctx, 'db' | 'now'>, shown: string | undefined): Promise<string> {
  if (shown === undefined) return (await getAgreementInForce(ctx.db, ctx.now())).version;
  if (!(await isAgreementKnown(ctx.db, shown))) throw new AppError('conflict');
  return shown;
}

/** Writes down who agreed to which version, and when. The first time counts. */
export const consent = (ctx: Pick<Ctx, 'db' | 'now'>, userId: number, version: string) =>
  insertConsent(ctx.db, userId, version, ctx.now());

/** Whether the agreement in force is one the user has not agreed to yet. */
export async function isAgreementPending(ctx: Pick<Ctx, 'db' | 'now'>, userId: number): Promise<boolean> {
  const [{ version }, agreed] = [await getAgreementInForce(ctx.db, ctx.now()), await consentsOf(ctx.db, userId)];
  return !agreed.includes(version);
}

export async function agree(ctx: Ctx<User, null>, { version }: ParsedOf<typeof agreement.agree>) {
  await consent(ctx, ctx.user.id, await agreementToConsent(ctx, version));
  return {};
}
