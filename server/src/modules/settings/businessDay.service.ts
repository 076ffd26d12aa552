// The current day, for everything that counts days. No other code of the server reads the clock for a day.
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import { findTimeZone } from './settings.queries.ts';

/** Returns the pavilion's time zone of the settings. */
export const getTimeZone = async ({ db }: Pick<BaseCtx, 'db'>): Promise<string> =>
  (await findTimeZone(db)) ?? defaultTimeZone;

/** Returns the business day of a moment; of now by default. */
export const getBusinessDay = async (ctx: Pick<BaseCtx, 'db' | 'now'>, at: Date = ctx.now()): Promise<string> =>
  businessDayOf(at, await getTimeZone(ctx));
