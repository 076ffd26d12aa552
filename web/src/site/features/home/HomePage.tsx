import type { HomePage as HomeData } from '@pavilion/protocol/home.ts';
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { withinChunkTime } from '../../../lib/route.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { withPageStyles } from '../../pageStyles.ts';
import { Hero } from './Hero.tsx';
import { text } from './home.text.ts';
import { useHomePage } from './homeData.ts';

// The hero is downloaded first; the sections below follow, with the styles of all pages.
const Below = lazy(() => withinChunkTime(withPageStyles(() => import('./HomeSections.tsx'))));

export function HomePage() {
  const page = useHomePage();
  // The hero is rendered first; the sections below are rendered in slices, so that a phone stays responsive.
  const [below, setBelow] = useState(false);
  useEffect(() => startTransition(() => setBelow(true)), []);
  return (
    <Loaded of={page} skeleton={<HeroSkeleton />} isEmpty={() => false}>
      {(data) => (
        <>
          <Hero slides={data.hero.slice(0, 5)} />
          <Categories types={data.types} />
          <Suspense fallback={<div className="min-h-[200svh]" />}>
            {below ? <Below data={data} /> : <div className="min-h-[200svh]" />}
          </Suspense>
        </>
      )}
    </Loaded>
  );
}
/** Placeholder boxes of the hero while the first response is loading. */
const HeroSkeleton = () => (
  <section className="hero">
    <div className="wrap grid gap-4">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-24 w-3/5 max-w-150" />
      <Skeleton className="h-8 w-2/5 max-w-80" />
      <Skeleton className="mt-6 h-12 w-64 rounded-pill" />
    </div>
  </section>
);
const icons: Record<number, IconName> = { 1: 'tv', 2: 'film', 3: 'star', 4: 'short', 5: 'web' };

/** Five round category icons below the hero, on phones. */
function Categories({ types }: { types: HomeData['types'] }) {
  const say = useSay();
  const chinese = useLocale() === 'zh-CN';
  return (
    <nav className="cats" aria-label={say(text.categories)}>
      {types.map((type) => (
        <Link key={type.typeId} to="/program" search={{ typeId: type.typeId }}>
          <span>
            <Icon name={icons[type.typeId] ?? 'tv'} />
          </span>
          {chinese ? type.name : type.englishName}
        </Link>
      ))}
    </nav>
  );
}
