import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import type { WorkLink } from '@pavilion/protocol/workFields.ts';
import { levelLabel } from '@pavilion/protocol/works.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { text } from './details.text.ts';

function useTitle(): (work: WorkLink) => string {
  const locale = useLocale();
  return (work) => inLanguage(work.zhTitle, work.enTitle, locale).words;
}

/** The programme's level, and the works that contain it, the outermost first. */
export function WorkPath({ programme: { level, within, partNumber } }: { programme: ProgrammeDetail }) {
  const say = useSay();
  const titleOf = useTitle();
  if (within.length === 0 && level === 'standalone') return null;
  return (
    <nav aria-label={say(text.belongsTo)} className="mt-3 text-14 text-fg-2">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {within.map((work) => (
          <li key={work.id} className="flex gap-x-2">
            <Link to="/details" search={{ id: work.id }} className="text-lilac hover:text-fg">
              {say(levelLabel(work))} · {titleOf(work)}
            </Link>
            <span aria-hidden="true">›</span>
          </li>
        ))}
        <li aria-current="page">{say(levelLabel({ level, number: partNumber }))}</li>
      </ol>
    </nav>
  );
}

/** The parts of the programme, each with its own page and licences. */
export function WorkParts({ programme: { parts } }: { programme: ProgrammeDetail }) {
  const say = useSay();
  const titleOf = useTitle();
  if (parts.length === 0) return null;
  return (
    <section className="later">
      <h2 className="serif">{say(text.partsTitle)}</h2>
      <p className="mb-4 text-fg-2">{say(text.partsLead)}</p>
      <ul className="grid border-t border-line">
        {parts.map((part) => (
          <li key={part.id} className="border-b border-line">
            <Link
              to="/details"
              search={{ id: part.id }}
              className="flex flex-wrap items-baseline gap-x-4 py-3 transition-colors hover:text-amber"
            >
              <span className="min-w-24 text-fg-3">{say(levelLabel(part))}</span>
              <span>{titleOf(part)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
