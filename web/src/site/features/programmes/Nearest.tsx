import { yearsAfter } from '@pavilion/protocol/kit/days.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { useBusinessDay } from '../../../parts/deal/useDeadline.ts';
import { Button } from '../../../ui/Button.tsx';
import { Mark } from '../../../ui/Icon.tsx';
import { useFilterWords } from './filterWords.ts';
import { activeKeys, hasRightsFilter, type ListFilter, rightsKeys, type useListFilter } from './listParams.ts';
import { text } from './programmes.text.ts';
import { useProgrammes } from './useProgrammes.ts';

interface Near {
  key: string;
  change: Partial<Record<keyof ListFilter, string | number | undefined>>;
  words: (count: string) => string;
}

/** Shown if nothing matches: the query, and the nearest alternatives with one change each. */
export function Nearest({ filter, set, clear }: Omit<ReturnType<typeof useListFilter>, never>) {
  const say = useSay();
  const wordsOf = useFilterWords(filter);
  const nears = useNears(filter);
  const query = rightsKeys.filter((key) => filter[key] !== undefined).map((key) => wordsOf(key, filter));
  return (
    <div className="grid justify-items-center gap-5 px-4 py-14 text-center">
      <Mark lamp={false} className="size-16 text-line-2" />
      <p className="serif max-w-130 break-keep text-24 leading-snug text-balance">
        {hasRightsFilter(filter) ? say(text.nothingFree, query.join(' · ')) : say(text.nothing)}
      </p>
      {nears.length > 0 && (
        <ul className="flex max-w-160 flex-wrap justify-center gap-3" aria-label={say(text.nearest)}>
          {nears.map((near) => (
            <NearOne key={near.key} filter={filter} near={near} onPick={() => set(near.change)} />
          ))}
        </ul>
      )}
      <Button small onClick={clear}>
        {say(text.clear)}
      </Button>
    </div>
  );
}
/** Alternatives: each filter removed; a start one year later; the other durations. */
function useNears(filter: ListFilter): Near[] {
  const say = useSay();
  const { date } = useFormat();
  const wordsOf = useFilterWords(filter);
  const businessDay = useBusinessDay();
  const keys = activeKeys(filter);
  const nears: Near[] = keys.map((key) => ({
    key,
    change: { [key]: undefined },
    words: (n) => say(text.nearWithout, wordsOf(key, filter), n),
  }));
  if (!hasRightsFilter(filter)) return nears;
  const later = yearsAfter(filter.startDate ?? businessDay, 1);
  nears.unshift({ key: 'later', change: { startDate: later }, words: (n) => say(text.nearFrom, date(later), n) });
  const shorter = durations.filter((years) => filter.years !== undefined && years < filter.years).at(-1);
  if (shorter)
    nears.unshift({
      key: 'shorter',
      change: { years: shorter },
      words: (n) => say(text.nearYears, say(text.years, shorter), n),
    });
  return nears;
}
function NearOne({ filter, near, onPick }: { filter: ListFilter; near: Near; onPick: () => void }) {
  const { number } = useFormat();
  const found = useProgrammes({ ...filter, ...near.change } as ListFilter, 1, 1);
  if (!found.data?.total || found.isPlaceholderData) return null;
  return (
    <li>
      <button type="button" className="chip" onClick={onPick}>
        {near.words(number(found.data.total))}
      </button>
    </li>
  );
}
