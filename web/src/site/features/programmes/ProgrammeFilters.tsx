import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { KeywordField } from '../../parts/KeywordField.tsx';
import { FactFields, SortField } from './filterFields.tsx';
import { useFilterWords } from './filterWords.ts';
import { activeKeys, type useListFilter } from './listParams.ts';
import { text } from './programmes.text.ts';

type Props = ReturnType<typeof useListFilter>;

/** The row of filters above the grid on wide screens. */
export function ProgrammeFilters(list: Props) {
  const say = useSay();
  return (
    <>
      <div className="sift filters">
        <KeywordField
          label={say(text.keyword)}
          kept={list.filter.keyword}
          onWords={(keyword) => list.set({ keyword })}
        />
        <FactFields {...list} bare />
        <SortField {...list} bare />
      </div>
      <ActiveFilters {...list} />
    </>
  );
}
/** The active filters, each removed by a click. */
export function ActiveFilters({ filter, set, clear }: Props) {
  const say = useSay();
  const wordsOf = useFilterWords(filter);
  const keys = activeKeys(filter);
  if (keys.length === 0) return null;
  return (
    <fieldset className="active" aria-label={say(text.active)}>
      {keys.map((key) => {
        const words = wordsOf(key, filter);
        return (
          <button
            key={key}
            type="button"
            className="chip"
            onClick={() => set({ [key]: undefined })}
            aria-label={say(text.dropFilter, words)}
          >
            {words}
            <Icon name="close" />
          </button>
        );
      })}
      <Button kind="quiet" small onClick={clear}>
        {say(text.clear)}
      </Button>
    </fieldset>
  );
}
