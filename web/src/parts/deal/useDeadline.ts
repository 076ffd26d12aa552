import { businessDayOf, deadlineText, defaultTimeZone, yearsAfter } from '@pavilion/protocol/kit/businessDay.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { settings } from '@pavilion/protocol/settings.ts';
import { useApi } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';

/** The pavilion's time zone, which business days go by. */
export const useTimeZone = (): string =>
  useApi(settings.site, undefined, { staleMs: 600_000 }).data?.timeZone ?? defaultTimeZone;

/** A deadline in words: by the clock of the contract or the pavilion, whose zone it names, and by the reader's own where that differs. */
export function useDeadline(ofContract?: string): (iso: string) => string {
  const ofPavilion = useTimeZone();
  const timeZone = ofContract ?? ofPavilion;
  const locale = useLocale();
  return (iso) => deadlineText(iso, timeZone, locale, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Today by the pavilion's clock: the first day a licence may start. */
export const useBusinessDay = (): string => businessDayOf(new Date(), useTimeZone());

/** The last day a licence may start, counted from the pavilion's today as the server does. */
export const useLatestStart = (): string => yearsAfter(useBusinessDay(), limits.licenceStartYearsAhead);
