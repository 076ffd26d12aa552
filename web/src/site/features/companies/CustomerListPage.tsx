import { buyerInfo, CompanyKind, type CustomerRow, CustomerSort } from '@pavilion/protocol/companies.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { CompanyListLayout, NoCompanies } from './CompanyListLayout.tsx';
import { CompanyMark } from './CompanyMark.tsx';
import { text } from './companies.text.ts';
import { formatGenres, formatMedia, useNames } from './companyFormat.ts';
import { useCustomerList } from './listParams.ts';

const PAGE_SIZE = 24;

/** /overseasCustomers: buyers as logos on panels with what each looks for. */
export default function CustomerListPage() {
  const say = useSay();
  const { number } = useFormat();
  const list = useCustomerList();
  const facets = useApi(buyerInfo.facets, undefined, { staleMs: 300_000 }).data;
  const all = useApi(buyerInfo.list, { pageSize: 1 }, { staleMs: 300_000 }).data?.total;
  const counted = (words: { code: string; words: string }[], count: number) =>
    words.map((known) => ({ value: known.code, label: `${known.words} · ${count}` }));
  const selects = [
    {
      name: 'country',
      label: say(text.countryLabel),
      any: say(text.anyCountry),
      options: (facets?.countries ?? []).map((c) => ({
        value: c.country,
        label: `${say(countryLabel(c.country))} · ${c.count}`,
      })),
    },
    {
      name: 'genre',
      label: say(text.genreLabel),
      any: say(text.anyGenre),
      options: (facets?.genres ?? []).flatMap((g) => counted(formatGenres([g.genre], say), g.count)),
    },
    {
      name: 'medium',
      label: say(text.mediumLabel),
      any: say(text.anyMedium),
      options: (facets?.media ?? []).flatMap((m) => counted(formatMedia([m.medium], say), m.count)),
    },
    {
      name: 'sort',
      label: say(text.sortLabel),
      any: false as const,
      options: CustomerSort.options.map((o) => ({ value: o.name, label: say(text.sortBy, say(o)) })),
    },
  ];
  return (
    <CompanyListLayout
      title={say(text.overseasTitle)}
      lead={say(text.overseasLead)}
      figures={[
        { label: text.customers, value: all },
        { label: text.countries, value: facets?.countries.length },
        { label: text.mediaKinds, value: facets?.media.length },
      ]}
      placeholder={say(text.keywordBuyer)}
      selects={selects}
      list={list}
    >
      <PagedList
        of={buyerInfo.list}
        input={list.wanted}
        pageSize={PAGE_SIZE}
        pageNum={list.pageNum}
        onPage={list.turn}
        count={(total) => say(text.foundCustomers, number(total))}
        nothing={<NoCompanies words={say(text.noCustomers)} list={list} />}
        skeleton={<PanelsSkeleton />}
      >
        {(rows, page) => (
          <ul className="co-panels">
            {rows.map((row, i) => (
              <li key={row.id}>
                <Panel row={row} first={page === 1 && i < 4} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CompanyListLayout>
  );
}

function Panel({ row, first }: { row: CustomerRow; first: boolean }) {
  const say = useSay();
  const { other, otherLang, place } = useNames(row);
  const media = formatMedia(row.wantedMedia, say);
  return (
    <Link
      to="/overseasDetails"
      search={{ id: row.id }}
      className="co-panel"
      style={{ '--tone': row.logo?.tone ?? 'var(--violet)' }}
    >
      <span className="crest">
        <CompanyMark company={row} sizes="88px" first={first} />
        <span className="where">
          <span>{place}</span>
          <small>{say(CompanyKind.label(row.kind))}</small>
        </span>
      </span>
      <b>
        <BilingualText zh={row.zhName} en={row.enName} />
      </b>
      {other && <i lang={otherLang}>{other}</i>}
      <span className="line">
        <BilingualText zh={row.zhBuys} en={row.enBuys} />
      </span>
      <span className="tags">
        {media.map(({ code, words }) => (
          <small key={code}>{words}</small>
        ))}
      </span>
    </Link>
  );
}

const PanelsSkeleton = () => (
  <div className="co-panels">
    {Array.from({ length: 8 }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes without names
      <Skeleton key={i} className="h-72 rounded-card" />
    ))}
  </div>
);
