// Previews of drafts.
import { AppError } from '@pavilion/protocol/errors.ts';
import type { z } from 'zod';
import type { Ctx } from '../../kit/ctx.ts';
import { firstOf } from '../../kit/first.ts';
import { type ContentKind, isFilled, languagesOf, lockOrThrow, publishDraft } from './content.service.ts';

const PREVIEW_MS = 3_600_000;
const previewText = (kind: string, id: number, until: number) => `preview:${kind}:${id}:${until}`;
/** Makes a key that opens one draft for an hour to anyone who has it. */
export function previewKeyOf({ now, signer }: Pick<Ctx, 'now' | 'signer'>, kind: string, id: number): string {
  const until = now().getTime() + PREVIEW_MS;
  return `${until}.${signer.sign(previewText(kind, id, until))}`;
}
/**
 * Runs a public detail query; with a preview key it returns what visitors would read if the draft were published in both languages. The
 * draft is published inside a transaction that is rolled back, so `work` must read through the given ctx and cache nothing.
 */
export async function withPreview<F extends z.ZodObject, T>(
  ctx: Ctx,
  kind: ContentKind<F>,
  { id, preview }: { id: number; preview?: string | undefined },
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  if (!preview) return work(ctx);
  const [until, signature] = preview.split('.');
  const isRight = signature && ctx.signer.verify(previewText(kind.kind, id, Number(until)), signature);
  if (!isRight || Number(until) < ctx.now().getTime()) throw new AppError('notFound');
  const undo = new Error('a preview is always undone');
  const answers: { of: T }[] = [];
  const shown = ctx.db.transaction().execute(async (db) => {
    const own = { ...ctx, db };
    const found = await lockOrThrow(own, kind, id);
    const languages = languagesOf.filter((l) => kind.needed.some((field) => isFilled(found.draft[`${l}${field}`])));
    await publishDraft(own, kind, found, languages.length ? languages : languagesOf);
    answers.push({ of: await work(own) });
    throw undo;
  });
  await shown.catch((thrown: unknown) => {
    if (thrown !== undo) throw thrown;
  });
  return firstOf(answers).of;
}
