import type { Banner, PagePanel } from '@pavilion/protocol/panels.ts';
import type { Kysely } from 'kysely';
import type { Ctx } from '../../kit/ctx.ts';
import type { DB } from '../../kit/tables.ts';
import { selectBanners } from './panels.queries.ts';

/** The tables that a panel is made from. */
export const bannerTables = ['banners', 'pictures', 'programmes'] as const;

/** Lists what a page's panel shows now, in order. */
export const listBanners = (db: Kysely<DB>, code: PagePanel, now: Date): Promise<Banner[]> =>
  selectBanners(db, code, now);

export const getPagePanelBanner = (ctx: Ctx, { pagePanelCode }: { pagePanelCode: PagePanel }): Promise<Banner[]> =>
  listBanners(ctx.db, pagePanelCode, ctx.now());
