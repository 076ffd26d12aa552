import './competition.css';
import { type Competition, videoCompetition } from '@pavilion/protocol/competition.ts';
import type { EntryCard } from '@pavilion/protocol/entryCards.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Prose } from '../../../parts/Prose.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { text } from './competition.text.ts';
import { EntryList } from './EntryList.tsx';
import { Windows } from './Windows.tsx';

/** /competition: description and dates, the entries by rank, the rules. */
export default function CompetitionPage() {
  const competition = useApi(videoCompetition.getCompetition, {}, { keep: true });
  return (
    <Loaded of={competition} skeleton={<HeadSkeleton />}>
      {(found) => (
        <>
          <Head competition={found} />
          <EntryList />
          <Rules competition={found} />
        </>
      )}
    </Loaded>
  );
}

function Head({ competition }: { competition: Competition }) {
  const say = useSay();
  const locale = useLocale();
  const { number } = useFormat();
  const title = inLanguage(competition.zhTitle, competition.enTitle, locale).words;
  const lead = inLanguage(competition.zhLead, competition.enLead, locale).words;
  const hasRules = Boolean(competition.zhRules || competition.enRules);
  return (
    <header className="cp-head" data-banner={competition.banner ? '' : undefined}>
      {competition.banner && <Picture picture={competition.banner} sizes="100vw" first />}
      <div className="wrap">
        <div className="words">
          <h1 className="serif">{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          <p className="figures">
            <span>
              <b className="num">{number(competition.entries)}</b> {say(text.entries, competition.entries)}
            </span>
            <span>
              <b className="num">{number(competition.votes)}</b> {say(text.votesCast, competition.votes)}
            </span>
            {hasRules && (
              <Button
                small
                onClick={() => document.getElementById('rules')?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
              >
                {say(text.readRules)}
              </Button>
            )}
          </p>
          <Windows competition={competition} />
        </div>
        {!competition.banner && <Fan />}
      </div>
    </header>
  );
}

const leaders = { sort: 'votes', pageSize: 3 } as const;
/** The three leading entries as a fan of cards; decoration, because the list below contains them. */
function Fan() {
  const rows = useApi(videoCompetition.getVideoEntriesList, leaders).data?.rows ?? [];
  return (
    <div className="cp-fan" aria-hidden="true">
      {[rows[1], rows[0], rows[2]].map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three places that keep their order
        <FanCard key={i} entry={entry} />
      ))}
    </div>
  );
}
function FanCard({ entry }: { entry: EntryCard | undefined }) {
  return (
    <span className="gate" style={{ '--tone': entry?.poster?.tone ?? 'var(--ink-3)' }}>
      {entry?.poster && <Picture picture={entry.poster} sizes="(max-width: 768px) 1px, 18vw" first />}
    </span>
  );
}

function Rules({ competition: { zhRules, enRules } }: { competition: Competition }) {
  const say = useSay();
  const locale = useLocale();
  const { words: html, missing } = inLanguage(zhRules, enRules, locale);
  if (!html) return null;
  return (
    <section id="rules" className="wrap cp-rules">
      <h2 className="serif">{say(text.rulesTitle)}</h2>
      <Prose html={html} lang={missing ? (locale === 'zh-CN' ? 'en' : 'zh-CN') : undefined} />
    </section>
  );
}

const HeadSkeleton = () => (
  <div className="wrap pt-10">
    <Skeleton className="h-12 w-2/5" />
    <Skeleton className="mt-5 h-5 w-3/5" />
    <Skeleton className="mt-8 h-28 w-full" />
  </div>
);
