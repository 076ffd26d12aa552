import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { useState } from 'react';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { Lightbox } from '../../parts/Lightbox.tsx';
import { text } from './details.text.ts';

/** The stills in a row; each opens in a lightbox with arrow keys and swipes. */
export function Stills({ programme }: { programme: ProgrammeDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { stills } = programme;
  const [at, setAt] = useState<number>();
  if (stills.length === 0) return null;
  return (
    <section className="later">
      <h2 className="serif">{say(text.stillsTitle)}</h2>
      <ul className="stills">
        {stills.map((still, i) => (
          <li key={still.id}>
            <button type="button" aria-label={say(text.still, i + 1, stills.length)} onClick={() => setAt(i)}>
              <Picture picture={still} sizes="(max-width: 768px) 78vw, 30vw" />
            </button>
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <Lightbox
          title={inLanguage(programme.zhTitle, programme.enTitle, locale).words}
          pictures={stills.map((picture, i) => ({ picture, alt: say(text.still, i + 1, stills.length) }))}
          at={at}
          onAt={setAt}
        />
      )}
    </section>
  );
}
