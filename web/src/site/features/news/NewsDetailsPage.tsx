import { Link } from '../../../lib/Link.tsx';
import './news.css';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { information, type NewsDetail } from '@pavilion/protocol/news.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { detailParams, useSearchParams } from '../../../lib/searchParams.ts';
import { usePageTitle } from '../../../lib/usePageTitle.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Prose } from '../../../parts/Prose.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DetailPage } from '../../parts/DetailPage.tsx';
import { DetailTools } from '../../parts/DetailTools.tsx';
import { Attachments, Neighbours } from './NewsExtras.tsx';
import { text } from './news.text.ts';
import { RightPanel } from './RightPanel.tsx';

/** /informationDetails: one article, with the most read and similar articles. */
export default function NewsDetailsPage() {
  const say = useSay();
  const { id, preview } = useSearchParams('/informationDetails', detailParams);
  const detail = useApi(information.detail, { id: id ?? 0, preview }, { enabled: id !== undefined });
  return (
    <DetailPage
      of={detail}
      isNamed={id !== undefined}
      gone={say(text.gone)}
      others={say(text.showAll)}
      to="/information"
      skeleton={<ArticleSkeleton />}
    >
      {(news) => <Article key={news.id} news={news} isPreview={preview !== undefined} />}
    </DetailPage>
  );
}

function Article({ news, isPreview }: { news: NewsDetail; isPreview: boolean }) {
  const say = useSay();
  usePageTitle(inLanguage(news.zhTitle, news.enTitle, useLocale()).words);
  return (
    <div className="news-article" style={{ '--tone': news.cover?.tone ?? 'var(--violet)' }}>
      <div className="wrap columns">
        <article>
          {isPreview && (
            <p role="status" className="mb-6 rounded-card border border-amber/50 px-4 py-3 text-14 text-amber">
              {say(text.previewing)}
            </p>
          )}
          <Head news={news} />
          {news.cover && (
            <div className="cover">
              <Picture picture={news.cover} sizes="(max-width: 768px) 100vw, 760px" first />
            </div>
          )}
          <Body news={news} />
          <Attachments files={news.attachments} />
          <Neighbours newer={news.newer} older={news.older} />
        </article>
        <RightPanel id={news.id} />
      </div>
    </div>
  );
}
function Head({ news }: { news: NewsDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { date } = useFormat();
  const chinese = locale === 'zh-CN';
  const source = inLanguage(news.zhSource, news.enSource, locale).words;
  const author = inLanguage(news.zhAuthor, news.enAuthor, locale).words;
  const title = inLanguage(news.zhTitle, news.enTitle, locale).words;
  return (
    <header>
      <Link to="/information" search={{ categoryId: news.categoryId }} className="category">
        {chinese ? news.zhCategory : news.enCategory}
      </Link>
      <h1>
        <BilingualText zh={news.zhTitle} en={news.enTitle} />
      </h1>
      {(news.zhSummary || news.enSummary) && (
        <p className="standfirst">
          <BilingualText zh={news.zhSummary} en={news.enSummary} />
        </p>
      )}
      <div className="by">
        <p>
          <time dateTime={news.date}>{date(news.date)}</time>
          {source && <span>{say(text.source, source)}</span>}
          {author && <span>{author}</span>}
        </p>
        <DetailTools class={ContentClass.news} id={news.id} title={title} />
      </div>
    </header>
  );
}
function Body({ news: { zhBody, enBody } }: { news: NewsDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { words, missing } = inLanguage(zhBody, enBody, locale);
  const other = locale === 'zh-CN' ? 'en' : 'zh-CN';
  return (
    <>
      {missing && <p className="mb-8 border-l-2 border-lilac pl-4 text-14 text-fg-2">{say(text.otherLanguageOnly)}</p>}
      <Prose html={words} lang={missing ? other : undefined} />
    </>
  );
}

const ArticleSkeleton = () => (
  <div className="news-article">
    <div className="wrap columns">
      <div className="grid content-start gap-5">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-14 w-5/6" />
        <Skeleton className="aspect-16/9" />
        <Skeleton className="h-64" />
      </div>
      <div className="news-side">
        <Skeleton className="h-96" />
      </div>
    </div>
  </div>
);
