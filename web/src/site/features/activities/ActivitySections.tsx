import type { ActivityDetail } from '@pavilion/protocol/activities.ts';
import { screenOf } from '@pavilion/protocol/contentClasses.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Prose } from '../../../parts/Prose.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { text } from './details.text.ts';

export function About({ activity: { zhBody, enBody } }: { activity: ActivityDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { words, missing } = inLanguage(zhBody, enBody, locale);
  if (!words) return null;
  const lang = missing ? (locale === 'zh-CN' ? 'en' : 'zh-CN') : undefined;
  return (
    <section>
      <h2 className="serif">{say(text.aboutTitle)}</h2>
      <Prose html={words} lang={lang} />
    </section>
  );
}

/** Returns the first character of a name, as a monogram; portraits are not shown. */
const monogram = (name: string) => [...name.trim()][0] ?? '';
export function Guests({ activity: { guests } }: { activity: ActivityDetail }) {
  const say = useSay();
  const locale = useLocale();
  const known = guests.filter(({ zhName, enName }) => zhName || enName);
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className="serif">{say(text.guestsTitle)}</h2>
      <ul className="guests">
        {known.map((guest) => (
          <li key={`${guest.zhName} ${guest.enName}`}>
            <span className="serif" aria-hidden="true">
              {monogram(inLanguage(guest.zhName, guest.enName, locale).words)}
            </span>
            <div>
              <b>
                <BilingualText zh={guest.zhName} en={guest.enName} />
              </b>
              {(guest.zhPost || guest.enPost) && (
                <p>
                  <BilingualText zh={guest.zhPost} en={guest.enPost} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The exhibition it belongs to, if published. */
export function Exhibition({ activity: { exhibition } }: { activity: ActivityDetail }) {
  const say = useSay();
  if (!exhibition) return null;
  return (
    <section>
      <h2 className="serif">{say(text.exhibitionTitle)}</h2>
      <Link to={screenOf(exhibition.class)} search={{ id: exhibition.id }} className="part-of">
        <span className="im">{exhibition.picture && <Picture picture={exhibition.picture} sizes="168px" />}</span>
        <span>
          <b>
            <BilingualText zh={exhibition.zhTitle} en={exhibition.enTitle} />
          </b>
          <small>
            <BilingualText zh={exhibition.zhLine} en={exhibition.enLine} />
          </small>
        </span>
        <Icon name="right" />
      </Link>
    </section>
  );
}
