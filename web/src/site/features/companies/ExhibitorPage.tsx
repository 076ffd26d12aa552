import { Link } from '../../../lib/Link.tsx';
import '../../parts/lines.css';
import './companies.css';
import { type ExhibitorDetail, sellerInfo } from '@pavilion/protocol/companies.ts';
import { ContentClass, ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { detailParams, useSearchParams } from '../../../lib/searchParams.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DetailPage } from '../../parts/DetailPage.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { PosterCard } from '../../parts/PosterCard.tsx';
import { CompanyPage, CompanySkeleton, Figures, Others } from './CompanyPage.tsx';
import { text } from './companies.text.ts';
import { formatGenres } from './companyFormat.ts';

const PAGE_SIZE = 21;

/** /exhibitorDetails: a seller with all its programmes. */
export default function ExhibitorPage() {
  const say = useSay();
  const { id, preview } = useSearchParams('/exhibitorDetails', detailParams);
  const exhibitor = useApi(sellerInfo.detail, { id: id ?? 0, preview }, { enabled: id !== undefined, keep: true });
  return (
    <DetailPage
      of={exhibitor}
      isNamed={id !== undefined}
      gone={say(text.goneExhibitor)}
      others={say(text.allExhibitors)}
      to="/domesticExhibitor"
      skeleton={<CompanySkeleton />}
    >
      {(found) => <Exhibitor key={found.id} exhibitor={found} />}
    </DetailPage>
  );
}

function Exhibitor({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const say = useSay();
  const { number } = useFormat();
  const { foundedYear, programmes, types } = exhibitor;
  const genres = formatGenres(exhibitor.genres, say);
  const figures = [
    ...(programmes > 0 ? [{ label: say(text.shelfTitle), value: number(programmes) }] : []),
    ...(foundedYear ? [{ label: say(text.founded), value: String(foundedYear) }] : []),
  ];
  return (
    <CompanyPage
      company={exhibitor}
      class={ContentClass.domesticExhibitor}
      line={{ zh: exhibitor.zhSells, en: exhibitor.enSells }}
      figures={<Figures rows={figures} />}
      below={
        <>
          <Shelf exhibitor={exhibitor} />
          <Others title={say(text.otherExhibitorsTitle)} companies={exhibitor.others} to="/exhibitorDetails" />
        </>
      }
    >
      {(genres.length > 0 || types.length > 0) && (
        <section>
          <h2 className="serif">{say(text.sellsTitle)}</h2>
          <dl className="co-wishes">
            {types.length > 0 && (
              <div>
                <dt>{say(text.shelfTitle)}</dt>
                <dd>
                  {types.map(({ typeId, count }) => (
                    <Link key={typeId} to="/program" search={{ sellerId: exhibitor.id, typeId }}>
                      {say(ProgrammeType.label(typeId))}
                      <span className="num">{number(count)}</span>
                    </Link>
                  ))}
                </dd>
              </div>
            )}
            {genres.length > 0 && (
              <div>
                <dt>{say(text.genresTitle)}</dt>
                <dd>
                  {genres.map(({ code, words }) => (
                    <span key={code}>{words}</span>
                  ))}
                </dd>
              </div>
            )}
          </dl>
        </section>
      )}
      {exhibitor.isBuyer && (
        <Link to="/overseasDetails" search={{ id: exhibitor.id }} className="more">
          {say(text.alsoBuys)}
          <Icon name="right" />
        </Link>
      )}
    </CompanyPage>
  );
}

function Shelf({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const say = useSay();
  const { number } = useFormat();
  const [pageNum, setPageNum] = useState(1);
  return (
    <section className="wrap co-section">
      <h2 className="serif">{say(text.shelfTitle)}</h2>
      <PagedList
        of={programSale.list}
        input={{ sellerId: exhibitor.id }}
        pageSize={PAGE_SIZE}
        pageNum={pageNum}
        onPage={setPageNum}
        count={(total) => say(text.shelfCount, number(total))}
        nothing={<p className="text-fg-2">{say(text.noProgrammes)}</p>}
        skeleton={
          <div className="pg lines">
            {Array.from({ length: 7 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes without names
              <Skeleton key={i} className="aspect-5/7" />
            ))}
          </div>
        }
        className="pg lines"
      >
        {(rows) => rows.map((programme) => <PosterCard key={programme.id} programme={programme} />)}
      </PagedList>
    </section>
  );
}
