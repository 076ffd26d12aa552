import { agreement } from '@pavilion/protocol/agreement.ts';
import { home } from '@pavilion/protocol/home.ts';
import { settings } from '@pavilion/protocol/settings.ts';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { Prose } from '../../../parts/Prose.tsx';
import { Mark } from '../../../ui/Icon.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { text } from './about.text.ts';
import { Contact } from './Contact.tsx';

/** About us: the operator's text, current figures, and how a deal works. */
export default function AboutPage() {
  const say = useSay();
  const words = useApi(agreement.about, undefined, { staleMs: 600_000 });
  const site = useApi(settings.site, undefined, { staleMs: 600_000 });
  return (
    <div className="wrap grid gap-(--section)">
      <header className="relative grid gap-6 overflow-hidden pt-6 wide:grid-cols-[1fr_auto] wide:items-center wide:pt-14">
        <div>
          <p className="mb-4 text-14 text-amber-hi">{say(text.title)}</p>
          <h1 className="serif max-w-[14em] text-40 leading-[1.12] text-balance wide:text-[clamp(52px,5.6vw,92px)]">
            {say(text.missionTitle)}
          </h1>
        </div>
        <Mark className="w-28 text-line-2 wide:w-[clamp(180px,20vw,320px)] narrow:hidden" />
      </header>
      <Numbers />
      <section className="mx-auto w-full max-w-[46em]">
        <Loaded of={words} skeleton={<Skeleton className="h-[900px]" />}>
          {({ content }) => <Prose html={content} />}
        </Loaded>
      </section>
      <How />
      <Loaded of={site} skeleton={<Skeleton className="h-72" />}>
        {(data) => <Contact of={data} />}
      </Loaded>
    </div>
  );
}
function Numbers() {
  const say = useSay();
  const { number } = useFormat();
  const counts = useApi(home.getIndexPage, undefined, { staleMs: 60_000 }).data?.counts;
  const facts = [
    { value: counts?.programmes, words: text.programmes },
    { value: counts?.offers, words: text.offers },
    { value: counts?.sellers, words: text.sellers },
    { value: counts?.countries, words: text.countries },
  ];
  return (
    <section aria-label={say(text.numbers)}>
      <dl className="grid grid-cols-2 gap-x-8 border-y border-line wide:grid-cols-4">
        {facts.map(({ value, words }) => (
          <div key={words.zh(0)} className="flex flex-col-reverse py-6 wide:py-9">
            <dt className="text-14 text-fg-3">{say(words, value ?? 0)}</dt>
            <dd className="num text-52 leading-none text-fg [font-feature-settings:normal] wide:text-[72px]">
              {value === undefined ? <Skeleton className="h-13 w-24 wide:h-18" /> : number(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
const steps = [
  { title: text.how1, more: text.how1More },
  { title: text.how2, more: text.how2More },
  { title: text.how3, more: text.how3More },
  { title: text.how4, more: text.how4More },
];
function How() {
  const say = useSay();
  return (
    <section>
      <h2 className="serif mb-8 text-30 leading-tight wide:text-40">{say(text.howTitle)}</h2>
      <ol className="grid gap-x-10 gap-y-8 wide:grid-cols-2 broad:grid-cols-4">
        {steps.map(({ title, more }, i) => (
          <li key={title.en} className="border-t border-line pt-5">
            <span className="num text-40 leading-none text-lilac" aria-hidden="true">
              {i + 1}
            </span>
            <h3 className="mt-3 text-19 font-semibold">{say(title)}</h3>
            <p className="mt-2 text-15 text-fg-2">{say(more)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
