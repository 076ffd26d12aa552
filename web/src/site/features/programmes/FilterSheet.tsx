import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { KeywordField } from '../../parts/KeywordField.tsx';
import { endlessPage } from '../../parts/PagedList.tsx';
import { FactFields, RightsFields, SortField } from './filterFields.tsx';
import { activeKeys, type useListFilter } from './listParams.ts';
import { ActiveFilters } from './ProgrammeFilters.tsx';
import { text } from './programmes.text.ts';
import { pageSize, useProgrammes } from './useProgrammes.ts';

/** The filters on phones: the keyword stays in view, all else is in a sheet whose button shows the number of results. */
export function FilterSheet(list: ReturnType<typeof useListFilter>) {
  const say = useSay();
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const count = activeKeys(list.filter).filter((key) => key !== 'keyword').length;
  const found = useProgrammes(list.filter, 1, endlessPage(pageSize)).data?.total;
  return (
    <>
      <div className="sift filters">
        <KeywordField
          label={say(text.keyword)}
          kept={list.filter.keyword}
          onWords={(keyword) => list.set({ keyword })}
        />
        <Button icon="filter" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {count > 0 ? say(text.filtersOn, count) : say(text.filters)}
        </Button>
      </div>
      <ActiveFilters {...list} />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={say(text.filtersTitle)}
        actions={
          <>
            <Button onClick={list.clear}>{say(text.clear)}</Button>
            <Button kind="amber" onClick={() => setOpen(false)}>
              {say(text.show, number(found ?? 0))}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <h3 className="serif text-19">{say(text.availableTitle)}</h3>
          <RightsFields {...list} />
          <h3 className="serif mt-3 text-19">{say(text.aboutTitle)}</h3>
          <FactFields {...list} />
          <SortField {...list} />
        </div>
      </Sheet>
    </>
  );
}
