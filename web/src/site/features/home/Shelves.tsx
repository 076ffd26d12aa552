import type { HomePage } from '@pavilion/protocol/home.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { shortLengthText } from '@pavilion/protocol/programmeLength.ts';
import type { ProgrammeCard } from '@pavilion/protocol/programmes.ts';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty } from '../../../ui/Loaded.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { PosterCard } from '../../parts/PosterCard.tsx';
import { text } from './home.text.ts';

/** Programmes by category: the first is large, eight more next to it. */
export function Shelves({ shelves, types, hero }: Pick<HomePage, 'shelves' | 'types' | 'hero'>) {
  const say = useSay();
  const { number } = useFormat();
  const chinese = useLocale() === 'zh-CN';
  const [chosen, setChosen] = useState(() =>
    String((shelves.find((s) => s.programmes.length > 0) ?? shelves[0])?.typeId),
  );
  const shelf = shelves.find((s) => String(s.typeId) === chosen);
  const tabs = shelves.map((s) => {
    const type = types.find((t) => t.typeId === s.typeId);
    return { value: String(s.typeId), label: (chinese ? type?.name : type?.englishName) ?? '', count: number(s.total) };
  });
  const [first, ...others] = shelf?.programmes ?? [];
  return (
    <section className="sec wrap later">
      <div className="sh">
        <div>
          <h2>{say(text.shelvesTitle)}</h2>
          <p>{say(text.shelvesLead)}</p>
        </div>
        <Link className="more" to="/program" search={{ typeId: shelf?.typeId }}>
          {say(text.all)}
          <Icon name="right" />
        </Link>
      </div>
      <Tabs label={say(text.categories)} tabs={tabs} value={chosen} onValue={setChosen}>
        {first ? (
          <div className="pg shelf">
            <Spot programme={first} art={hero.find((h) => h.programme?.id === first.id)?.tall ?? first.cover} />
            {others.slice(0, 8).map((programme) => (
              <PosterCard key={programme.id} programme={programme} withType={false} />
            ))}
          </div>
        ) : (
          <Empty words={say(text.shelfEmpty)} />
        )}
      </Tabs>
    </section>
  );
}
/** Key art if there is some, because a poster would repeat the title. */
function Spot({ programme, art }: { programme: ProgrammeCard; art: ProgrammeCard['cover'] }) {
  const say = useSay();
  const locale = useLocale();
  const length = shortLengthText(programme);
  return (
    <Link to="/details" search={{ id: programme.id }} className="spot">
      {art && <Picture picture={art} sizes="(max-width: 768px) 92vw, 32vw" className="art" />}
      <h3>
        <BilingualText zh={programme.zhTitle} en={programme.enTitle} />
      </h3>
      <p>{inLanguage(programme.zhLogline, programme.enLogline, locale).words}</p>
      <dl>
        {length && (
          <div>
            <dt>{say(text.length)}</dt>
            <dd>{say(length)}</dd>
          </div>
        )}
        {programme.year && (
          <div>
            <dt>{say(text.year)}</dt>
            <dd>{programme.year}</dd>
          </div>
        )}
        <div>
          <dt>{say(text.status)}</dt>
          <dd>{say(text.forSale)}</dd>
        </div>
      </dl>
    </Link>
  );
}
