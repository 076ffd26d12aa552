import '../../parts/lines.css';
import type { FestivalFilm } from '@pavilion/protocol/exhibitions.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { PosterCard } from '../../parts/PosterCard.tsx';
import { text } from './exhibitions.text.ts';

const sizes =
  '(max-width: 768px) 31vw, (max-width: 1023px) 23vw, (max-width: 1335px) 18vw, (max-width: 1680px) 15vw, 13vw';

/** The films by section, in the editors' order. Grid columns of spec §9: seven down to three. */
export function Films({ films }: { films: readonly FestivalFilm[] }) {
  const say = useSay();
  if (films.length === 0) return null;
  const sections = new Map<string, FestivalFilm[]>();
  for (const film of films) {
    const key = `${film.zhSection}/${film.enSection}`;
    sections.set(key, [...(sections.get(key) ?? []), film]);
  }
  return (
    <section className="wrap later pt-(--section)">
      <h2 className="serif text-[27px] wide:text-40">{say(text.filmsTitle)}</h2>
      <p className="mt-2 text-fg-2">{say(text.filmsLead)}</p>
      {[...sections].map(([key, shown]) => (
        <div key={key} className="mt-7">
          {(shown[0]!.zhSection || shown[0]!.enSection) && (
            <h3 className="mb-4 flex items-baseline gap-3 text-17 font-semibold">
              <BilingualText zh={shown[0]!.zhSection} en={shown[0]!.enSection} />
              <span className="num text-15 font-medium text-fg-3">{shown.length}</span>
            </h3>
          )}
          <div className="pg lines">
            {shown.map(({ programme }) => (
              <PosterCard key={programme.id} programme={programme} sizes={sizes} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
