import { type ExhibitorRow, ExhibitorSort, sellerInfo } from '@pavilion/protocol/companies.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { CompanyListLayout, NoCompanies } from './CompanyListLayout.tsx';
import { CompanyMark } from './CompanyMark.tsx';
import { text } from './companies.text.ts';
import { formatGenres, useNames } from './companyFormat.ts';
import { useExhibitorList } from './listParams.ts';

const PAGE_SIZE = 20;

/** /domesticExhibitor: sellers as rows with their number of programmes. */
export default function ExhibitorListPage() {
  const say = useSay();
  const locale = useLocale();
  const { number } = useFormat();
  const list = useExhibitorList();
  const facets = useApi(sellerInfo.facets, undefined, { staleMs: 300_000 }).data;
  const all = useApi(sellerInfo.list, { pageSize: 1 }, { staleMs: 300_000 }).data?.total;
  const types = useApi(programSale.typeList, undefined, { staleMs: 300_000 }).data;
  const selects = [
    {
      name: 'city',
      label: say(text.cityLabel),
      any: say(text.anyCity),
      options: (facets?.cities ?? []).map((c) => ({
        value: c.city,
        label: `${inLanguage(c.zhCity, c.enCity, locale).words} · ${c.count}`,
      })),
    },
    {
      name: 'genre',
      label: say(text.genreLabel),
      any: say(text.anyGenre),
      options: (facets?.genres ?? []).flatMap((g) =>
        formatGenres([g.genre], say).map(({ code, words }) => ({ value: code, label: `${words} · ${g.count}` })),
      ),
    },
    {
      name: 'sort',
      label: say(text.sortLabel),
      any: false as const,
      options: ExhibitorSort.options.map((o) => ({ value: o.name, label: say(text.sortBy, say(o)) })),
    },
  ];
  return (
    <CompanyListLayout
      title={say(text.domesticTitle)}
      lead={say(text.domesticLead)}
      figures={[
        { label: text.exhibitors, value: all },
        { label: text.programmes, value: types?.reduce((sum, type) => sum + type.count, 0) },
        { label: text.cities, value: facets?.cities.length },
      ]}
      placeholder={say(text.keyword)}
      selects={selects}
      list={list}
    >
      <PagedList
        of={sellerInfo.list}
        input={list.wanted}
        pageSize={PAGE_SIZE}
        pageNum={list.pageNum}
        onPage={list.turn}
        count={(total) => say(text.foundExhibitors, number(total))}
        nothing={<NoCompanies words={say(text.noExhibitors)} list={list} />}
        skeleton={<RowsSkeleton />}
      >
        {(rows, page) => (
          <ul className="co-rows">
            {rows.map((row, i) => (
              <li key={row.id}>
                <Row row={row} first={page === 1 && i < 4} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CompanyListLayout>
  );
}

function Row({ row, first }: { row: ExhibitorRow; first: boolean }) {
  const say = useSay();
  const { number } = useFormat();
  const { other, otherLang, place } = useNames(row);
  const genres = formatGenres(row.genres, say).slice(0, 4);
  return (
    <Link
      to="/exhibitorDetails"
      search={{ id: row.id }}
      className="co-row"
      style={{ '--tone': row.logo?.tone ?? 'var(--ink-4)' }}
    >
      <CompanyMark company={row} sizes="84px" first={first} />
      <span className="name">
        <b>
          <BilingualText zh={row.zhName} en={row.enName} />
        </b>
        {other && <i lang={otherLang}>{other}</i>}
        <small>{place}</small>
      </span>
      <span className="line">
        <BilingualText zh={row.zhSells} en={row.enSells} />
        {genres.length > 0 && (
          <span className="tags">
            {genres.map(({ code, words }) => (
              <small key={code}>{words}</small>
            ))}
          </span>
        )}
      </span>
      <span className="num" data-none={row.programmes === 0 || undefined}>
        {row.programmes > 0 && number(row.programmes)}
        <small>{say(text.onSale, row.programmes)}</small>
      </span>
      <Icon name="right" />
    </Link>
  );
}

const RowsSkeleton = () => (
  <div className="co-rows">
    {Array.from({ length: 8 }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes without names
      <div key={i} className="co-row">
        <Skeleton className="co-mark" />
        <Skeleton className="h-6 w-40" />
        <Skeleton className="line h-5 w-3/4" />
        <Skeleton className="num h-9 w-10" />
      </div>
    ))}
  </div>
);
