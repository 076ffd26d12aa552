// Drafts as visitors would read them.
import { AppError } from '@pavilion/protocol/errors.ts';
import type { z } from 'zod';
import type { Ctx } from '../../kit/ctx.ts';
import { type ContentKind, isFilled, languagesOf, lockOrThrow, publishDraft } from './content.service.ts';

const PREVIEW_MS = 3_600_000;
const previewText = (kind: string, id: number, until: number) => `preview:${kind}:${id}:${until}`;
/** Opens one draft for an hour, to whoever is given it. */
export function previewKeyOf({ now, signer }: Pick<Ctx, 'now' | 'signer'>, kind: string, id: number): string {
  const until = now().getTime() + PREVIEW_MS;
  return `${until}.${signer.sign(previewText(kind, id, until))}`;
}
class Undo<T> {
  readonly answer: T;
  constructor(answer: T) {
    this.answer = answer;
  }
}
/**
 * A public detail that a preview key turns into what visitors would read if the draft were published in both languages:
 * it is published inside a transaction that is undone. `work` must read through the ctx it is given and keep nothing.
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
  try {
    await ctx.db.transaction().execute(async (db) => {
      const own = { ...ctx, db };
      const found = await lockOrThrow(own, kind, id);
      const languages = languagesOf.filter((l) => kind.needed.some((field) => isFilled(found.draft[`${l}${field}`])));
      await publishDraft(own, kind, found, languages.length ? languages : languagesOf);
      throw new Undo(await work(own));
    });
  } catch (thrown) {
    if (thrown instanceof Undo) return thrown.answer as T;
    throw thrown;
  }
  throw new Error('a preview is always undone');
}
