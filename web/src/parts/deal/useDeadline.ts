import { businessDayOf, deadlineText, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import { yearsAfter } from '@pavilion/protocol/kit/days.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { settings } from '@pavilion/protocol/settings.ts';
import { useApi } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { readerTimeZone } from '../../lib/timeZone.ts';

/** Returns the pavilion's time zone, in which business days are counted. */
export const useTimeZone = (): string =>
  useApi(settings.site, undefined, { staleMs: 600_000 }).data?.timeZone ?? defaultTimeZone;

/** Formats a deadline in the time zone of the contract or the pavilion, which is named, and in the reader's own if it differs. */
export function useDeadline(ofContract?: string): (iso: string) => string {
  const ofPavilion = useTimeZone();
  const timeZone = ofContract ?? ofPavilion;
  const locale = useLocale();
  return (iso) => deadlineText(iso, timeZone, locale, readerTimeZone());
}

/** Returns today in the pavilion's time zone: the first day a licence may start. */
export const useBusinessDay = (): string => businessDayOf(new Date(), useTimeZone());

/** Returns the last day a licence may start, counted from the pavilion's today like on the server. */
export const useLatestStart = (): string => yearsAfter(useBusinessDay(), limits.licenceStartYearsAhead);
