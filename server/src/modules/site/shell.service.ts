import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { renderHomeShell } from '../../../../web/src/site/shell.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { ResponseCache } from '../../kit/responseCache.ts';
import { getIndexPage, homeTables } from '../home/home.service.ts';
import { contentSecurityPolicy } from './csp.ts';

const brotli = promisify(brotliCompress);

export interface Shell {
  html: Buffer;
  brotli: Buffer;
  etag: string;
  csp: string;
}

/**
 * The home shell in each language: made once, kept until a table of the home page changes. Several askers of a shell that
 * is being made share the work.
 */
export function createShells(ctx: BaseCtx, cache: Pick<ResponseCache, 'stateOf'>, template: string) {
  const kept = new Map<Locale, { state: string; shell: Promise<Shell> }>();
  async function make(locale: Locale): Promise<Shell> {
    const page = renderHomeShell({ template, locale, home: await getIndexPage(ctx) });
    const html = Buffer.from(page);
    return {
      html,
      brotli: await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      csp: contentSecurityPolicy(page),
    };
  }
  return (locale: Locale): Promise<Shell> => {
    const state = cache.stateOf(homeTables);
    const known = kept.get(locale);
    if (known?.state === state) return known.shell;
    const shell = make(locale);
    kept.set(locale, { state, shell });
    shell.catch(() => kept.delete(locale)); // the next asker tries again; this one is told
    return shell;
  };
}
