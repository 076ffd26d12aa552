import { shareEntryUrl } from '@pavilion/protocol/contentClasses.ts';
import { Link } from '../../../lib/Link.tsx';
import './competition.css';
import { type Competition, type EntryDetail, videoCompetition } from '@pavilion/protocol/competition.ts';
import type { EntryCard as Entry } from '@pavilion/protocol/entryCards.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useCallback, useMemo, useState } from 'react';
import { request, useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { detailParams, useSearchParams } from '../../../lib/searchParams.ts';
import { usePageTitle } from '../../../lib/usePageTitle.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { VideoPlayer } from '../../../parts/player/VideoPlayer.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DetailPage } from '../../parts/DetailPage.tsx';
import { ShareButton } from '../../parts/DetailTools.tsx';
import { EntryCard } from '../../parts/entry/EntryCard.tsx';
import { text } from './competition.text.ts';
import { VoteButton } from './VoteButton.tsx';
import { Windows } from './Windows.tsx';

/** /competition/details: the film first, then its makers, its votes, the voting window, and its neighbours. */
export default function EntryPage() {
  const say = useSay();
  const { id, preview } = useSearchParams('/competition/details', detailParams);
  const detail = useApi(
    videoCompetition.getVideoEntriesDetail,
    { id: id ?? 0, preview },
    { enabled: id !== undefined },
  );
  const competition = useApi(videoCompetition.getCompetition, {}, { keep: true });
  return (
    <DetailPage
      of={detail}
      isNamed={id !== undefined}
      gone={say(text.gone)}
      others={say(text.toCompetition)}
      to="/competition"
      skeleton={<EntrySkeleton />}
    >
      {(entry) => (
        <EntryView key={entry.id} entry={entry} competition={competition.data} isPreview={preview !== undefined} />
      )}
    </DetailPage>
  );
}

interface ViewProps {
  entry: EntryDetail;
  competition: Competition | undefined;
  isPreview: boolean;
}
function EntryView({ entry, competition, isPreview }: ViewProps) {
  const say = useSay();
  const locale = useLocale();
  const title = inLanguage(entry.zhTitle, entry.enTitle, locale).words;
  const [views, setViews] = useState(entry.views);
  usePageTitle(title);
  const count = useCallback(() => {
    if (isPreview) return;
    request(videoCompetition.addVideoEntriesView, { id: entry.id }).then(
      (now) => setViews(now.views),
      // A view that could not be counted is not reported to the viewer; the film plays all the same.
      () => undefined,
    );
  }, [entry.id, isPreview]);
  return (
    <article className="cp-entry" style={{ '--tone': entry.poster?.tone ?? 'var(--violet)' }}>
      <div className="wrap">
        <Film entry={entry} title={title} onStart={count} />
        <div className="side">
          <Link to="/competition" className="cp-back">
            <Icon name="left" />
            {say(text.toCompetition)}
          </Link>
          <Titles entry={entry} />
          <Figures entry={entry} views={views} />
          <div className="actions">
            {competition && <VoteButton competition={competition} />}
            <ShareButton path={shareEntryUrl(entry.id)} title={title} />
          </div>
          <About entry={entry} />
          {competition && <Windows competition={competition} />}
        </div>
      </div>
      <Neighbours entry={entry} />
      <Leaders except={entry.id} />
    </article>
  );
}

function Film({ entry, title, onStart }: { entry: EntryDetail; title: string; onStart: () => void }) {
  const say = useSay();
  const { videos, captions, poster } = entry;
  const sources = useMemo(
    () => videos.map(({ url, type, height }) => ({ url, type, height: height ?? undefined })),
    [videos],
  );
  const tracks = captions.map(({ url, language }) => ({
    url,
    srclang: language,
    label: say(language === 'zh' ? text.chinese : text.english),
  }));
  return (
    <div className="film">
      {sources.length > 0 ? (
        <VideoPlayer
          sources={sources}
          poster={poster}
          posterSizes="(max-width: 768px) 100vw, 440px"
          captions={tracks}
          title={title}
          aspect="9 / 16"
          onStart={onStart}
        />
      ) : (
        <p className="none">{say(text.noFilm)}</p>
      )}
    </div>
  );
}

function Titles({ entry }: { entry: EntryDetail }) {
  const say = useSay();
  const locale = useLocale();
  const isChinese = locale === 'zh-CN';
  const other = isChinese ? entry.enTitle : entry.zhTitle;
  const hasOwn = Boolean(isChinese ? entry.zhTitle : entry.enTitle);
  return (
    <header className="titles">
      <span className="num place" data-first={entry.rank === 1 || undefined} aria-hidden="true">
        {entry.rank}
      </span>
      <div>
        <p className="sr">{say(text.place, entry.rank)}</p>
        <h1 className="serif">
          <BilingualText zh={entry.zhTitle} en={entry.enTitle} />
        </h1>
        {hasOwn && other && (
          <p className="serif other" lang={isChinese ? 'en' : 'zh-CN'}>
            {other}
          </p>
        )}
        <p className="by">
          <BilingualText zh={entry.zhAuthor} en={entry.enAuthor} />
          {(entry.zhSchool || entry.enSchool) && entry.zhSchool !== entry.zhAuthor && (
            <span>
              <BilingualText zh={entry.zhSchool} en={entry.enSchool} />
            </span>
          )}
        </p>
      </div>
    </header>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
function Figures({ entry, views }: { entry: EntryDetail; views: number }) {
  const say = useSay();
  const { number } = useFormat();
  const figures: [string, string][] = [
    [say(text.votes), number(entry.votes)],
    [say(text.views), number(views)],
    [say(text.number), String(entry.number)],
  ];
  if (entry.seconds) figures.push([say(text.length), clock(entry.seconds)]);
  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function About({ entry: { zhIntro, enIntro } }: { entry: EntryDetail }) {
  const say = useSay();
  if (!zhIntro && !enIntro) return null;
  return (
    <section className="about">
      <h2>{say(text.aboutTitle)}</h2>
      <p>
        <BilingualText zh={zhIntro} en={enIntro} />
      </p>
    </section>
  );
}

function Neighbours({ entry: { previous, next } }: { entry: EntryDetail }) {
  const say = useSay();
  if (!previous && !next) return null;
  return (
    <nav className="wrap cp-neighbours" aria-label={say(text.neighbours)}>
      {previous && <Neighbour of={previous} words={say(text.previous)} rel="prev" />}
      {next && <Neighbour of={next} words={say(text.next)} rel="next" />}
    </nav>
  );
}
function Neighbour({ of: entry, words, rel }: { of: Entry; words: string; rel: 'prev' | 'next' }) {
  return (
    <Link to="/competition/details" search={{ id: entry.id }} rel={rel} data-side={rel}>
      {entry.poster && <Picture picture={entry.poster} sizes="72px" />}
      <span>
        <small>
          {words} · <span className="num">{entry.number}</span>
        </small>
        <b>
          <BilingualText zh={entry.zhTitle} en={entry.enTitle} />
        </b>
      </span>
      <Icon name={rel === 'prev' ? 'left' : 'right'} />
    </Link>
  );
}

const wanted = { sort: 'votes', pageSize: 7 } as const;
const shown = 6;
function Leaders({ except }: { except: number }) {
  const say = useSay();
  const rows = (useApi(videoCompetition.getVideoEntriesList, wanted).data?.rows ?? [])
    .filter((row) => row.id !== except)
    .slice(0, shown);
  if (rows.length === 0) return null;
  return (
    <section className="wrap cp-leaders">
      <h2 className="serif">{say(text.leadersTitle)}</h2>
      <div className="ecs">
        {rows.map((row) => (
          <EntryCard key={row.id} entry={row} />
        ))}
      </div>
    </section>
  );
}

const EntrySkeleton = () => (
  <div className="cp-entry">
    <div className="wrap">
      <div className="film">
        <Skeleton className="aspect-9/16 w-full" />
      </div>
      <div className="side">
        <Skeleton className="h-12 w-3/5" />
        <Skeleton className="mt-4 h-4 w-2/5" />
        <Skeleton className="mt-8 h-20 w-full" />
      </div>
    </div>
  </div>
);
