import './exhibitions.css';
import { exhibitionOnline } from '@pavilion/protocol/exhibitions.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { BannerStage, StageSkeleton } from './BannerStage.tsx';
import { ExhibitionFilters } from './ExhibitionFilters.tsx';
import { ExhibitionList } from './ExhibitionList.tsx';
import { text } from './exhibitions.text.ts';
import { type List, useListFilter } from './listParams.ts';

/** /exhibition: the featured exhibitions, above the calendar of all. */
export default function ExhibitionPage() {
  const say = useSay();
  const list = useListFilter();
  const banner = useApi(exhibitionOnline.banner, undefined, { staleMs: 60_000 });
  const isBare = banner.error !== null || banner.data?.length === 0;
  return (
    <>
      {banner.data && banner.data.length > 0 && <BannerStage banners={banner.data} />}
      {banner.isPending && <StageSkeleton />}
      <div className={`wrap ${isBare ? 'pt-28 wide:pt-32' : 'pt-8 wide:pt-14'}`}>
        <PageHead title={say(text.calendarTitle)} lead={say(text.lead)} />
        <RegionTabs {...list}>
          <ExhibitionFilters {...list} />
          <ExhibitionList {...list} />
        </RegionTabs>
      </div>
    </>
  );
}

function RegionTabs({ filter, set, children }: List & { children: React.ReactNode }) {
  const say = useSay();
  const { number } = useFormat();
  const chinese = useLocale() === 'zh-CN';
  const regions = useApi(exhibitionOnline.regionTypeList, undefined, { staleMs: 300_000 }).data ?? [];
  const all = regions.reduce((sum, { count }) => sum + count, 0);
  // A region without exhibitions is not offered, unless the search params contain it.
  const shown = regions.filter(({ count, regionTypeId }) => count > 0 || regionTypeId === filter.regionTypeId);
  return (
    <Tabs
      label={say(text.regions)}
      tabs={[
        { value: '', label: say(text.all), count: regions.length > 0 ? number(all) : undefined },
        ...shown.map(({ regionTypeId, name, englishName, count }) => ({
          value: String(regionTypeId),
          label: chinese ? name : englishName,
          count: number(count),
        })),
      ]}
      value={filter.regionTypeId === undefined ? '' : String(filter.regionTypeId)}
      onValue={(regionTypeId) => set({ regionTypeId: regionTypeId || undefined })}
    >
      {children}
    </Tabs>
  );
}
