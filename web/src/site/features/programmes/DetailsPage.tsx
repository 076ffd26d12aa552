import '../../parts/lines.css';
import './programmes.css';
import './details.css';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { LicenceOffer, ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { detailParams, useSearchParams } from '../../../lib/searchParams.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { usePageTitle } from '../../../lib/usePageTitle.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DetailPage } from '../../parts/DetailPage.tsx';
import { PosterCard } from '../../parts/PosterCard.tsx';
import { AvailabilityBoard } from './availability/AvailabilityBoard.tsx';
import { DetailsHead } from './DetailsHead.tsx';
import { text } from './details.text.ts';
import { Awards, Facts, Seller } from './Facts.tsx';
import { LicenceBar, LicenceColumn } from './LicencePlaces.tsx';
import { text as licenceText } from './licence.text.ts';
import { Stills } from './Stills.tsx';
import { Trailer } from './Trailer.tsx';
import { useChosenOffer, useLicence } from './useLicence.ts';
import { WorkParts } from './WorkTree.tsx';

export default function DetailsPage() {
  const say = useSay();
  const { id } = useSearchParams('/details', detailParams);
  const detail = useApi(programSale.detail, { id: id ?? 0 }, { enabled: id !== undefined, keep: true });
  return (
    <DetailPage
      of={detail}
      isNamed={id !== undefined}
      gone={say(text.gone)}
      others={say(text.browse)}
      to="/program"
      skeleton={<DetailsSkeleton />}
    >
      {(programme) => <Programme key={programme.id} programme={programme} />}
    </DetailPage>
  );
}

function Programme({ programme }: { programme: ProgrammeDetail }) {
  usePageTitle(inLanguage(programme.zhTitle, programme.enTitle, useLocale()).words);
  const offer = useChosenOffer(programme);
  const narrow = useNarrow();
  const tone = (programme.heroWide ?? programme.cover)?.tone ?? 'var(--violet)';
  return (
    <article className="details" style={{ '--tone': tone }}>
      <Backdrop programme={programme} />
      {narrow && programme.trailer && <Trailer programme={programme} />}
      {offer ? <WithLicence programme={programme} offer={offer} /> : <WithoutOffer programme={programme} />}
      <SameSeller programme={programme} />
    </article>
  );
}

/** A background in the programme's colour; its picture, if there is one, fades out into it. */
function Backdrop({ programme: { heroWide, cover } }: { programme: ProgrammeDetail }) {
  return (
    <div className="backdrop" data-soft={heroWide ? undefined : ''} aria-hidden="true">
      {(heroWide ?? cover) && <Picture picture={(heroWide ?? cover)!} sizes={heroWide ? '100vw' : '25vw'} first />}
    </div>
  );
}

function WithLicence({ programme, offer }: { programme: ProgrammeDetail; offer: LicenceOffer }) {
  const licence = useLicence(programme, offer);
  const narrow = useNarrow();
  return (
    <div className="wrap columns">
      <div className="main">
        <DetailsHead programme={programme} />
        <Below programme={programme}>
          <AvailabilityBoard programme={programme} licence={licence} />
        </Below>
      </div>
      {narrow ? (
        <LicenceBar programme={programme} licence={licence} />
      ) : (
        <LicenceColumn programme={programme} licence={licence} />
      )}
    </div>
  );
}
function WithoutOffer({ programme }: { programme: ProgrammeDetail }) {
  const say = useSay();
  return (
    <div className="wrap columns">
      <div className="main">
        <DetailsHead programme={programme} />
        <Below programme={programme}>{null}</Below>
      </div>
      <aside className="panel">
        <p className="text-fg-2">{say(programme.inReview ? licenceText.duplicateReview : licenceText.none)}</p>
      </aside>
    </div>
  );
}
function Below({ programme, children }: { programme: ProgrammeDetail; children: React.ReactNode }) {
  const narrow = useNarrow();
  return (
    <>
      {!narrow && programme.trailer && <Trailer programme={programme} />}
      {children}
      <WorkParts programme={programme} />
      <Stills programme={programme} />
      <Facts programme={programme} />
      <Awards programme={programme} />
      <Seller programme={programme} />
    </>
  );
}
function SameSeller({ programme: { sameSeller } }: { programme: ProgrammeDetail }) {
  const say = useSay();
  if (sameSeller.length === 0) return null;
  return (
    <section className="wrap later pt-(--section)">
      <h2 className="serif mb-6 text-[27px] wide:text-40">{say(text.sameTitle)}</h2>
      <div className="pg lines" data-row="">
        {sameSeller.slice(0, 7).map((other) => (
          <PosterCard key={other.id} programme={other} />
        ))}
      </div>
    </section>
  );
}
const DetailsSkeleton = () => (
  <div className="wrap columns details">
    <div className="main">
      <div className="head">
        <Skeleton className="poster aspect-5/7" />
        <div className="grid content-end gap-4">
          <Skeleton className="h-14 w-3/4" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="mt-3 h-24" />
        </div>
      </div>
      <Skeleton className="h-96 rounded-card" />
    </div>
    <Skeleton className="panel h-150" />
  </div>
);
