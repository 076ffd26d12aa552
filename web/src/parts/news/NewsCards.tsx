import './news.css';
import type { NewsCard } from '@pavilion/protocol/newsCards.ts';
import { Link } from '../../lib/Link.tsx';
import { useLocale } from '../../lib/locale.ts';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';
import { TwoTongues } from '../TwoTongues.tsx';

interface Props {
  news: NewsCard;
  /** The first picture of the page: fetched at once. */
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
        <TwoTongues zh={news.zhTitle} en={news.enTitle} />
      </h3>
      {(news.zhSummary || news.enSummary) && (
        <span className="sum">
          <TwoTongues zh={news.zhSummary} en={news.enSummary} />
        </span>
      )}
      <Meta news={news} />
    </Link>
  );
}
/** The others: ruled rows; put them into `<ul className="news-rows">`. `summary` where there is room for it. */
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
            <TwoTongues zh={news.zhTitle} en={news.enTitle} />
          </b>
          {summary && (news.zhSummary || news.enSummary) && (
            <span className="sum">
              <TwoTongues zh={news.zhSummary} en={news.enSummary} />
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
