import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { BareSitePath } from '../../../lib/links.ts';
import './home.css';
import type { HomePage } from '@pavilion/protocol/home.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { ActivityTicket } from '../../parts/activity/ActivityTicket.tsx';
import { EntryCard } from '../../parts/entry/EntryCard.tsx';
import { ExhibitionFeature, ExhibitionRow } from '../../parts/exhibition/ExhibitionRow.tsx';
import { NewsLead, NewsRow } from '../../parts/news/NewsCards.tsx';
import { HowToBuy } from './HowToBuy.tsx';
import { text } from './homeSections.text.ts';
import { PosterCarousel } from './PosterCarousel.tsx';
import { Sellers } from './Sellers.tsx';
import { Shelves } from './Shelves.tsx';

/** Everything below the hero. A section without content is left out. */
export default function HomeSections({ data }: { data: HomePage }) {
  return (
    <>
      <PosterCarousel programmes={data.newest} />
      <Fairs exhibitions={data.exhibitions} />
      <Shelves shelves={data.shelves} types={data.types} hero={data.hero} />
      <Activities activities={data.activities} />
      <News news={data.news} />
      <Entries entries={data.entries} />
      <Sellers sellers={data.sellers} counts={data.counts} />
      <HowToBuy />
      <DoorsToCompanies counts={data.counts} />
    </>
  );
}

interface SectionProps {
  title: string;
  lead?: string;
  /** The target of “all”. */
  to: BareSitePath;
  all: string;
  children: ReactNode;
}
function Section({ title, lead, to, all, children }: SectionProps) {
  return (
    <section className="sec wrap later">
      <div className="sh">
        <div>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        <Link className="more" to={to}>
          {all}
          <Icon name="right" />
        </Link>
      </div>
      {children}
    </section>
  );
}

/** The current exhibition with its portrait picture, and six more as rows. */
function Fairs({ exhibitions: [current, ...others] }: Pick<HomePage, 'exhibitions'>) {
  const say = useSay();
  if (!current) return null;
  return (
    <Section title={say(text.fairsTitle)} lead={say(text.fairsLead)} to="/exhibition" all={say(text.fairsAll)}>
      <div className="fairs">
        <ExhibitionFeature exhibition={current} />
        <ul className="ex-rows">
          {others.map((exhibition) => (
            <ExhibitionRow key={exhibition.id} exhibition={exhibition} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
function Activities({ activities }: Pick<HomePage, 'activities'>) {
  const say = useSay();
  if (activities.length === 0) return null;
  return (
    <Section
      title={say(text.activitiesTitle)}
      lead={say(text.activitiesLead)}
      to="/activityForum"
      all={say(text.activitiesAll)}
    >
      <ul className="tickets">
        {activities.map((activity) => (
          <li key={activity.id}>
            <ActivityTicket activity={activity} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** News of all categories or one: the first is large, four more are rows. */
function News({ news }: Pick<HomePage, 'news'>) {
  const say = useSay();
  const chinese = useLocale() === 'zh-CN';
  const [chosen, setChosen] = useState('0');
  if (news.length === 0) return null;
  const categories = new Map(news.map((n) => [n.categoryId, chinese ? n.zhCategory : n.enCategory]));
  const tabs = [
    { value: '0', label: say(text.every) },
    ...[...categories].sort(([a], [b]) => a - b).map(([id, label]) => ({ value: String(id), label })),
  ];
  const [lead, ...others] = news.filter((n) => chosen === '0' || String(n.categoryId) === chosen);
  return (
    <Section title={say(text.newsTitle)} to="/information" all={say(text.newsAll)}>
      <Tabs label={say(text.newsTabs)} tabs={tabs} value={chosen} onValue={setChosen}>
        <div className="journal">
          {lead && <NewsLead news={lead} />}
          <ul className="news-rows">
            {others.slice(0, 4).map((one) => (
              <NewsRow key={one.id} news={one} />
            ))}
          </ul>
        </div>
      </Tabs>
    </Section>
  );
}
function Entries({ entries }: Pick<HomePage, 'entries'>) {
  const say = useSay();
  if (entries.length === 0) return null;
  return (
    <Section title={say(text.entriesTitle)} lead={say(text.entriesLead)} to="/competition" all={say(text.entriesAll)}>
      <div className="ecs reels">
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </div>
    </Section>
  );
}
/** Links to the two company directories, each with its number of companies. */
function DoorsToCompanies({ counts }: Pick<HomePage, 'counts'>) {
  const say = useSay();
  const { number } = useFormat();
  const doors: { to: BareSitePath; title: Text; lead: Text; count: number }[] = [
    { to: '/domesticExhibitor', title: text.doorSellers, lead: text.doorSellersLead, count: counts.exhibitors },
    { to: '/overseasCustomers', title: text.doorBuyers, lead: text.doorBuyersLead, count: counts.buyers },
  ];
  return (
    <section className="sec wrap two later">
      {doors.map((door) => (
        <Link key={door.to} to={door.to}>
          <span>
            <b className="serif">{say(door.title)}</b>
            <i>{say(door.lead)}</i>
          </span>
          <span className="num">{number(door.count)}</span>
        </Link>
      ))}
    </section>
  );
}
