// Today, for everything that goes by days. No other code of the server asks the clock for a day.
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import { findTimeZone } from './settings.queries.ts';

/** The pavilion's time zone, as the settings name it. */
export const getTimeZone = async ({ db }: Pick<BaseCtx, 'db'>): Promise<string> =>
  (await findTimeZone(db)) ?? defaultTimeZone;

/** The business day of a moment; of now where none is given. */
export const getBusinessDay = async (ctx: Pick<BaseCtx, 'db' | 'now'>, at: Date = ctx.now()): Promise<string> =>
  businessDayOf(at, await getTimeZone(ctx));
