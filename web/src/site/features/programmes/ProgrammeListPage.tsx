import './programmes.css';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { AvailableFor } from './AvailableFor.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { useListFilter } from './listParams.ts';
import { ProgrammeFilters } from './ProgrammeFilters.tsx';
import { ProgrammeGrid } from './ProgrammeGrid.tsx';
import { text } from './programmes.text.ts';

/** /program, the tab, and /list: one catalogue, filtered by the search params. */
export default function ProgrammeListPage() {
  const say = useSay();
  const list = useListFilter();
  const narrow = useNarrow();
  return (
    <div className="wrap">
      <PageHead title={say(text.pageTitle)} lead={narrow ? undefined : say(text.lead)} />
      {!narrow && <AvailableFor {...list} />}
      <TypeTabs {...list}>
        {narrow ? <FilterSheet {...list} /> : <ProgrammeFilters {...list} />}
        <ProgrammeGrid {...list} />
      </TypeTabs>
    </div>
  );
}

function TypeTabs({ filter, set, children }: ReturnType<typeof useListFilter> & { children: React.ReactNode }) {
  const say = useSay();
  const { number } = useFormat();
  const chinese = useLocale() === 'zh-CN';
  const types = useApi(programSale.typeList, undefined, { staleMs: 300_000 }).data ?? [];
  const all = types.reduce((sum, type) => sum + type.count, 0);
  const tabs = [
    { value: '', label: say(text.all), count: types.length > 0 ? number(all) : undefined },
    ...types.map((type) => ({
      value: String(type.typeId),
      label: chinese ? type.name : type.englishName,
      count: number(type.count),
    })),
  ];
  return (
    <Tabs
      label={say(text.types)}
      tabs={tabs}
      value={filter.typeId === undefined ? '' : String(filter.typeId)}
      onValue={(typeId) => set({ typeId: typeId || undefined })}
    >
      {children}
    </Tabs>
  );
}
