import './exhibitions.css';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { type ExhibitionDetail, exhibitionOnline } from '@pavilion/protocol/exhibitions.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { detailParams, useSearchParams } from '../../../lib/searchParams.ts';
import { usePageTitle } from '../../../lib/usePageTitle.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Prose } from '../../../parts/Prose.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DetailPage } from '../../parts/DetailPage.tsx';
import { DetailTools } from '../../parts/DetailTools.tsx';
import { DetailsHead } from './DetailsHead.tsx';
import { ExhibitionPoster } from './ExhibitionPoster.tsx';
import { text } from './exhibitions.text.ts';
import { FactsPanel } from './FactsPanel.tsx';
import { Films } from './Films.tsx';
import { Photos } from './Photos.tsx';
import { Timetable } from './Timetable.tsx';

export default function ExhibitionDetailsPage() {
  const say = useSay();
  const { id, preview } = useSearchParams('/exhibitionDetails', detailParams);
  const detail = useApi(exhibitionOnline.detail, { id: id ?? 0, preview }, { enabled: id !== undefined, keep: true });
  return (
    <DetailPage
      of={detail}
      isNamed={id !== undefined}
      gone={say(text.gone)}
      others={say(text.browse)}
      to="/exhibition"
      skeleton={<DetailsSkeleton />}
    >
      {(exhibition) => <Exhibition key={exhibition.id} exhibition={exhibition} />}
    </DetailPage>
  );
}

function Exhibition({ exhibition }: { exhibition: ExhibitionDetail }) {
  const locale = useLocale();
  const title = inLanguage(exhibition.zhTitle, exhibition.enTitle, locale).words;
  usePageTitle(title);
  const tone = (exhibition.bannerWide ?? exhibition.cover)?.tone ?? 'var(--violet)';
  return (
    <article style={{ '--tone': tone }}>
      <DetailsHead exhibition={exhibition} title={title}>
        <DetailTools class={ContentClass.exhibition} id={exhibition.id} title={title} />
      </DetailsHead>
      <div className="wrap ex-columns">
        <About exhibition={exhibition} />
        <FactsPanel exhibition={exhibition} />
      </div>
      <Timetable exhibition={exhibition} />
      <Films films={exhibition.films} />
      <Photos photos={exhibition.photos} title={title} />
      <Others others={exhibition.others} />
    </article>
  );
}

function About({ exhibition: { zhIntro, enIntro, zhBody, enBody } }: { exhibition: ExhibitionDetail }) {
  const say = useSay();
  const locale = useLocale();
  const body = inLanguage(zhBody, enBody, locale);
  return (
    <section aria-label={say(text.aboutTitle)}>
      {(zhIntro || enIntro) && (
        <p className="ex-lead">
          <BilingualText zh={zhIntro} en={enIntro} />
        </p>
      )}
      {body.words && (
        <Prose html={body.words} lang={body.missing ? (locale === 'zh-CN' ? 'en' : 'zh-CN') : undefined} />
      )}
    </section>
  );
}

function Others({ others }: Pick<ExhibitionDetail, 'others'>) {
  const say = useSay();
  if (others.length === 0) return null;
  return (
    <section className="wrap later pt-(--section)">
      <h2 className="serif mb-6 text-[27px] wide:text-40">{say(text.othersTitle)}</h2>
      <ul className="ex-grid" data-row="">
        {others.map((other) => (
          <li key={other.id}>
            <ExhibitionPoster exhibition={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const DetailsSkeleton = () => (
  <>
    <div className="ex-head" data-waiting="">
      <div className="wrap grid gap-4">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-16 w-3/5" />
        <Skeleton className="h-6 w-2/5" />
      </div>
    </div>
    <div className="wrap ex-columns">
      <Skeleton className="h-80" />
      <Skeleton className="h-80 rounded-sheet" />
    </div>
  </>
);
