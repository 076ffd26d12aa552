import { AppError } from '@pavilion/protocol/errors.ts';
import type { OutputOf, ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type consoleSettings, SiteSettings } from '@pavilion/protocol/settings.ts';
import { type BaseCtx, type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { record } from '../audit/audit.service.ts';
import { findSettings, updateSettings } from './settings.queries.ts';

export { getBusinessDay, getTimeZone } from './businessDay.service.ts';
export { getSecondPersonLimits, secondPersonSetting, takesTwoPeople } from './secondPerson.service.ts';

type Reader = Pick<BaseCtx, 'db'>;
type StaffCtx = Ctx<null, Staff>;

/** Adds today's defaults to settings of an older version. */
export const getSiteSettings = async ({ db }: Reader): Promise<SiteSettings> =>
  SiteSettings.parse((await findSettings(db)).settings);

export async function getForConsole({ db }: StaffCtx): Promise<OutputOf<typeof consoleSettings.detail>> {
  const { settings, revision, editedBy, editedAt } = await findSettings(db);
  return {
    settings: SiteSettings.parse(settings),
    revision,
    editedBy,
    editedAt: editedAt?.toISOString() ?? null,
  };
}

export const saveSettings = (
  ctx: StaffCtx,
  { revision, settings }: ParsedOf<typeof consoleSettings.save>,
): Promise<{ revision: number }> =>
  inTransaction(ctx, async (ctx) => {
    const change = { settings: JSON.stringify(settings), editedBy: ctx.staff.id, editedAt: ctx.now() };
    if (!(await updateSettings(ctx.db, revision, change))) throw new AppError('conflict');
    await record(ctx, 'settings.change', 'settings', null, { revision: revision + 1 });
    return { revision: revision + 1 };
  });

/** Sets the initial settings; used by seeds. */
export async function putSettings(ctx: Pick<BaseCtx, 'db' | 'now'>, settings: SiteSettings): Promise<void> {
  const { revision } = await findSettings(ctx.db);
  await updateSettings(ctx.db, revision, {
    settings: JSON.stringify(settings),
    editedBy: null,
    editedAt: ctx.now(),
  });
}
