import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { text } from './details.text.ts';

/** The stills in a row; each opens large, arrow keys and swipes lead on. */
export function Stills({ programme }: { programme: ProgrammeDetail }) {
  const say = useSay();
  const { stills } = programme;
  const [at, setAt] = useState<number>();
  if (stills.length === 0) return null;
  return (
    <section>
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
      {at !== undefined && <Lightbox programme={programme} at={at} onAt={setAt} />}
    </section>
  );
}
function Lightbox({
  programme,
  at,
  onAt,
}: {
  programme: ProgrammeDetail;
  at: number;
  onAt: (at: number | undefined) => void;
}) {
  const say = useSay();
  const locale = useLocale();
  const { stills } = programme;
  const still = stills[at]!;
  const [from, setFrom] = useState<number>();
  const turn = (by: number) => onAt((at + by + stills.length) % stills.length);
  function keys(e: KeyboardEvent) {
    if (e.key === 'ArrowLeft') turn(-1);
    if (e.key === 'ArrowRight') turn(1);
  }
  const label = say(text.still, at + 1, stills.length);
  return (
    <Dialog
      open
      bare
      onClose={() => onAt(undefined)}
      title={`${inLanguage(programme.zhTitle, programme.enTitle, locale).words} · ${label}`}
      className="lightbox"
    >
      <figure
        onKeyDown={keys}
        onPointerDown={(e) => e.pointerType !== 'mouse' && setFrom(e.clientX)}
        onPointerUp={(e) => {
          if (from !== undefined && Math.abs(e.clientX - from) > 40) turn(e.clientX < from ? 1 : -1);
          setFrom(undefined);
        }}
        style={{ '--ratio': still.width / still.height } as CSSProperties}
      >
        <Picture key={still.id} picture={still} alt={label} sizes="94vw" first />
        <figcaption>
          <IconButton icon="left" label={say(text.previous)} onClick={() => turn(-1)} />
          <span className="num">
            {at + 1} / {stills.length}
          </span>
          {/* The keyboard begins here, so that arrow keys work at once. */}
          <IconButton icon="right" label={say(text.next)} onClick={() => turn(1)} autoFocus />
        </figcaption>
      </figure>
    </Dialog>
  );
}
