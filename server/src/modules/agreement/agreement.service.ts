import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Agreement, type agreement, LegalText } from '@pavilion/protocol/agreement.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { OutputOf, ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { z } from 'zod';
import type { Ctx, User } from '../../kit/ctx.ts';
import {
  consentsOf,
  findComing,
  findVersion,
  getInForce,
  insertConsent,
  insertVersion,
  isAgreementKnown,
  type VersionRow,
} from './agreement.queries.ts';

const content = join(import.meta.dirname, '../../../content');

const VersionFile = z.object({
  version: z.string(),
  zhTitle: z.string(),
  enTitle: z.string(),
  publishedAt: z.string(),
  effectiveAt: z.string(),
});

/** Records the legal texts of this release. An existing version stays unchanged, because users agreed to its wording. */
export async function loadLegalTexts(ctx: Pick<Ctx, 'db'>): Promise<void> {
  for (const kind of LegalText.names) {
    const read = (name: string) => readFileSync(join(content, kind, name), 'utf8');
    const { version, zhTitle, enTitle, publishedAt, effectiveAt } = VersionFile.parse(JSON.parse(read('version.json')));
    if (await findVersion(ctx.db, kind, version)) continue;
    await insertVersion(ctx.db, {
      kind,
      version,
      zhTitle,
      enTitle,
      zhHtml: read('zh.html'),
      enHtml: read('en.html'),
      publishedAt,
      effectiveAt,
    });
  }
}

type Reader = Pick<Ctx, 'db' | 'now' | 'locale'>;
async function shown(ctx: Reader, kind: LegalText, row: VersionRow): Promise<Agreement> {
  const zh = ctx.locale === 'zh-CN';
  const coming = await findComing(ctx.db, kind, row, ctx.now());
  return {
    version: row.version,
    title: row.zhTitle,
    enTitle: row.enTitle,
    name: zh ? row.zhTitle : row.enTitle,
    content: zh ? row.zhHtml : row.enHtml,
    publishedAt: row.publishedAt.toISOString(),
    effectiveAt: row.effectiveAt.toISOString(),
    coming: coming ? { version: coming.version, effectiveAt: coming.effectiveAt.toISOString() } : null,
  };
}
/** Returns the text in force, with the announcement of the next version. */
export const currentText =
  (kind: LegalText) =>
  async (ctx: Reader): Promise<Agreement> =>
    shown(ctx, kind, await getInForce(ctx.db, kind, ctx.now()));

export async function publishedVersion(
  ctx: Reader,
  { kind, version }: ParsedOf<typeof agreement.version>,
): Promise<Agreement> {
  const row = await findVersion(ctx.db, kind, version);
  if (!row) throw new AppError('notFound');
  return shown(ctx, kind, row);
}

/** Returns the version that a user agrees to: the one the page showed, else the one in force. Throws for an unknown version. */
export async function agreementToConsent(ctx: Pick<Ctx, 'db' | 'now'>, shown: string | undefined): Promise<string> {
  if (shown === undefined) return (await getInForce(ctx.db, 'agreement', ctx.now())).version;
  if (!(await isAgreementKnown(ctx.db, shown))) throw new AppError('conflict');
  return shown;
}

/** Records who agreed to which version and when. A repeated consent keeps the first time. */
export const consent = (ctx: Pick<Ctx, 'db' | 'now'>, userId: number, version: string) =>
  insertConsent(ctx.db, userId, version, ctx.now());

/** Returns whether the user has not yet agreed to the agreement in force. */
export async function isAgreementPending(ctx: Pick<Ctx, 'db' | 'now'>, userId: number): Promise<boolean> {
  const [{ version }, agreed] = await Promise.all([
    getInForce(ctx.db, 'agreement', ctx.now()),
    consentsOf(ctx.db, userId),
  ]);
  return !agreed.some((consent) => consent.version === version);
}

export async function agree(ctx: Ctx<User, null>, { version }: ParsedOf<typeof agreement.agree>) {
  await consent(ctx, ctx.user.id, await agreementToConsent(ctx, version));
  return {};
}

export async function myConsents({ db, user }: Ctx<User, null>): Promise<OutputOf<typeof agreement.mine>> {
  return (await consentsOf(db, user.id)).map(({ version, agreedAt }) => ({
    version,
    agreedAt: agreedAt.toISOString(),
  }));
}
