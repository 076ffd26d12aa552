import { Link } from '../../../lib/Link.tsx';
import './news.css';
import type { NewsCard } from '@pavilion/protocol/newsCards.ts';
import { useLocale } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { cx } from '../../../ui/cx.ts';
import { Picture } from '../../../ui/Picture.tsx';

interface Props {
  news: NewsCard;
  /** The first picture of the page is loaded eagerly. */
  first?: boolean;
  className?: string;
}
const shownDate = (date: string) => date.replaceAll('-', '.');

function Meta({ news }: { news: NewsCard }) {
  const chinese = useLocale() === 'zh-CN';
  return (
    <span className="news-meta">
      <span className="of">{chinese ? news.zhCategory : news.enCategory}</span>
      <time dateTime={news.date}>{shownDate(news.date)}</time>
    </span>
  );
}
/** The first article: a picture 16:10 and a headline in serif. */
export function NewsLead({ news, first = false, className }: Props) {
  return (
    <Link to="/informationDetails" search={{ id: news.id }} className={cx('news-lead', className)}>
      {news.cover && (
        <span className="frame">
          <Picture picture={news.cover} sizes="(max-width: 768px) 100vw, 46vw" first={first} />
        </span>
      )}
      <h3>
        <BilingualText zh={news.zhTitle} en={news.enTitle} />
      </h3>
      {(news.zhSummary || news.enSummary) && (
        <span className="sum">
          <BilingualText zh={news.zhSummary} en={news.enSummary} />
        </span>
      )}
      <Meta news={news} />
    </Link>
  );
}
/** The other articles, as rows for `<ul className="news-rows">`. `summary` if there is room for it. */
export function NewsRow({ news, summary = false, className }: Props & { summary?: boolean }) {
  return (
    <li className={className}>
      <Link
        to="/informationDetails"
        search={{ id: news.id }}
        className="news-row"
        data-plain={news.cover ? undefined : ''}
      >
        <span className="words">
          <b>
            <BilingualText zh={news.zhTitle} en={news.enTitle} />
          </b>
          {summary && (news.zhSummary || news.enSummary) && (
            <span className="sum">
              <BilingualText zh={news.zhSummary} en={news.enSummary} />
            </span>
          )}
          <Meta news={news} />
        </span>
        {news.cover && (
          <span className="frame">
            <Picture picture={news.cover} sizes={summary ? '(max-width: 768px) 116px, 208px' : '148px'} />
          </span>
        )}
      </Link>
    </li>
  );
}
