import { type AuthInfo, EnterpriseAnswers, PersonAnswers, photoFields } from '@pavilion/protocol/certification.ts';
import { IdType } from '@pavilion/protocol/enumerations.ts';
import { labelOf } from '@pavilion/protocol/kit/issues.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { useSay } from '../../../lib/locale.ts';
import { text } from './certification.text.ts';

const photos: ReadonlySet<string> = new Set(Object.values(photoFields).flat());

/** The submitted answers, during the review and afterwards. */
export function Answers({ info }: { info: AuthInfo }) {
  const say = useSay();
  const shape = info.certKind === 'enterprise' ? EnterpriseAnswers.shape : PersonAnswers.shape;
  const answers: Record<string, unknown> = { ...(info.enterprise ?? info.person) };
  const label = (field: string) => {
    const found = labelOf(shape[field as keyof typeof shape]);
    return found ? say(found) : field;
  };
  const formatAnswer = (field: string, value: unknown) => {
    if (field === 'idType') return say(IdType.label(value as IdType));
    return field === 'country' ? say(countryLabel(String(value))) : String(value);
  };
  const fields = Object.keys(shape).filter((field) => !photos.has(field) && answers[field]);
  return (
    <section>
      <h2 className="serif mb-4 text-24">{say(text.answers)}</h2>
      <dl className="border-t border-line">
        {fields.map((field) => (
          <div
            key={field}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 wide:grid-cols-[220px_minmax(0,1fr)]"
          >
            <dt className="text-14 text-fg-3">{label(field)}</dt>
            <dd className="break-words whitespace-pre-line">{formatAnswer(field, answers[field])}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-6 flex flex-wrap gap-5">
        {info.photos.map((photo) => (
          <li key={photo.field}>
            <a
              href={photo.url}
              target="_blank"
              rel="noreferrer"
              aria-label={say(text.photoOf, label(photo.field))}
              className="block h-32 w-48 overflow-hidden rounded-card bg-ink-3"
            >
              <img src={photo.url} alt="" className="size-full object-contain" />
            </a>
            <p className="mt-1.5 text-13 text-fg-3">{label(photo.field)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
