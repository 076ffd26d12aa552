import { information, type NewsCard } from '@pavilion/protocol/news.ts';
import { useApi } from '../../../lib/api.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { NewsRow } from '../../parts/news/NewsCards.tsx';
import { text } from './news.text.ts';

/** The most read articles, and those similar to the article `id`; left out if it fails to load. */
export function RightPanel({ id }: { id?: number }) {
  const say = useSay();
  const panel = useApi(information.getRightPanel, id === undefined ? {} : { id }, { staleMs: 60_000 }).data;
  if (!panel) return <aside className="news-side" aria-label={say(text.beside)} />;
  return (
    <aside className="news-side" aria-label={say(text.beside)}>
      {panel.popular.length > 0 && <Popular rows={panel.popular} />}
      {panel.related.length > 0 && (
        <section>
          <h2>{say(id === undefined ? text.picksHeading : text.relatedHeading)}</h2>
          <ul className="news-rows">
            {panel.related.map((news) => (
              <NewsRow key={news.id} news={news} />
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
function Popular({ rows }: { rows: readonly NewsCard[] }) {
  const say = useSay();
  return (
    <section>
      <h2>{say(text.popularHeading)}</h2>
      <ol className="news-ranks">
        {rows.map((news, i) => (
          <li key={news.id}>
            <Link to="/informationDetails" search={{ id: news.id }}>
              <span className="num" aria-hidden="true">
                {i + 1}
              </span>
              <span>
                <BilingualText zh={news.zhTitle} en={news.enTitle} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
