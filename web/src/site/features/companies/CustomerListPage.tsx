import { buyerInfo, CompanyKind, type CustomerRow, CustomerSort } from '@pavilion/protocol/companies.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import type { CSSProperties } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { PagedList } from '../../../parts/PagedList.tsx';
import { TwoTongues } from '../../../parts/TwoTongues.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CompanyMark } from './CompanyMark.tsx';
import { text } from './companies.text.ts';
import { genreWords, mediumWords, useNames } from './companyWords.ts';
import { Hall, Nobody } from './Hall.tsx';
import { customerAddress, useListAddress } from './listAddress.ts';

const PAGE_SIZE = 24;

/** /overseasCustomers: who buys, as marks on panels with what each looks for. */
export default function CustomerListPage() {
  const say = useSay();
  const { number } = useFormat();
  const list = useListAddress(customerAddress, '/overseasCustomers');
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
      options: (facets?.genres ?? []).flatMap((g) => counted(genreWords([g.genre], say), g.count)),
    },
    {
      name: 'medium',
      label: say(text.mediumLabel),
      any: say(text.anyMedium),
      options: (facets?.media ?? []).flatMap((m) => counted(mediumWords([m.medium], say), m.count)),
    },
    {
      name: 'sort',
      label: say(text.sortLabel),
      any: false as const,
      options: CustomerSort.options.map((o) => ({ value: o.name, label: say(text.sortBy, say(o)) })),
    },
  ];
  return (
    <Hall
      title={say(text.overseasTitle)}
      lead={say(text.overseasLead)}
      figures={[
        { label: say(text.customers), value: all },
        { label: say(text.countries), value: facets?.countries.length },
        { label: say(text.mediaKinds), value: facets?.media.length },
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
        nothing={<Nobody words={say(text.noCustomers)} list={list} />}
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
    </Hall>
  );
}

function Panel({ row, first }: { row: CustomerRow; first: boolean }) {
  const say = useSay();
  const { other, otherLang, place } = useNames(row);
  const media = mediumWords(row.wantedMedia, say);
  return (
    <Link
      to="/overseasDetails"
      search={{ id: row.id }}
      className="co-panel"
      style={{ '--tone': row.logo?.tone ?? 'var(--violet)' } as CSSProperties}
    >
      <span className="crest">
        <CompanyMark company={row} sizes="88px" first={first} />
        <span className="where">
          <span>{place}</span>
          <small>{say(CompanyKind.label(row.kind))}</small>
        </span>
      </span>
      <b>
        <TwoTongues zh={row.zhName} en={row.enName} />
      </b>
      {other && <i lang={otherLang}>{other}</i>}
      <span className="line">
        <TwoTongues zh={row.zhBuys} en={row.enBuys} />
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
