import { search } from '@pavilion/protocol/search.ts';
import { useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { forget, forgetAll, useHistory } from './history.ts';
import { text } from './search.text.ts';

type Ask = (words: string) => void;

/** Shown before a search: the reader's last searches and popular words. */
export function SearchStart({ onAsk }: { onAsk: Ask }) {
  const say = useSay();
  const history = useHistory();
  return (
    <div className="begin">
      {history.length > 0 && (
        <section aria-labelledby="search-recent">
          <header>
            <h2 id="search-recent">{say(text.recentTitle)}</h2>
            <span>{say(text.recentLead)}</span>
            <button type="button" onClick={forgetAll}>
              {say(text.forgetAll)}
            </button>
          </header>
          <ul className="words">
            {history.map((words) => (
              <li key={words} className="own">
                <button type="button" onClick={() => onAsk(words)}>
                  <Icon name="clock" />
                  <span>{words}</span>
                </button>
                <button type="button" aria-label={say(text.forget, words)} onClick={() => forget(words)}>
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PopularWords onAsk={onAsk} />
    </div>
  );
}
export function PopularWords({ onAsk }: { onAsk: Ask }) {
  const say = useSay();
  const chinese = useLocale() === 'zh-CN';
  const words = useApi(search.popularWords, undefined, { staleMs: 300_000 }).data ?? [];
  if (!words.length) return null;
  return (
    <section aria-labelledby="search-popular">
      <header>
        <h2 id="search-popular">{say(text.wordsTitle)}</h2>
      </header>
      <ul className="words">
        {words.map(({ zh, en }) => (
          <li key={zh}>
            <button type="button" onClick={() => onAsk(chinese ? zh : en)}>
              {chinese ? zh : en}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
