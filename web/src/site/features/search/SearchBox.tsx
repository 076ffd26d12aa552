import { screenOf } from '@pavilion/protocol/contentPlaces.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { type Suggestion, search } from '@pavilion/protocol/search.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { remember } from './history.ts';
import { Marked } from './Marked.tsx';
import { text } from './search.text.ts';

/** So long a writer pauses before titles are fetched. */
const PAUSE_MS = 150;
function usePaused(words: string): string {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}

interface Props {
  asked: string;
  onAsk: (words: string) => void;
}
/** A box that suggests titles while one types (WAI-ARIA combobox): arrows choose one, Enter searches or opens the chosen. */
export function SearchBox({ asked, onAsk }: Props) {
  const say = useSay();
  const go = useGo();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(asked);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const paused = usePaused(words).trim();
  const found = useApi(search.suggestions, { keyword: paused }, { enabled: open && paused !== '', keep: true });
  const options = open && words.trim() !== '' && paused !== '' ? (found.data ?? []) : [];
  const shown = options.length > 0;
  useEffect(() => setWords(asked), [asked]);

  function submit() {
    setOpen(false);
    setAt(-1);
    remember(words);
    onAsk(words.trim());
    input.current?.blur();
  }
  function pick({ class: of, id }: Suggestion) {
    setOpen(false);
    setAt(-1);
    remember(words);
    go(screenOf(of), { id });
  }
  function keys(e: KeyboardEvent) {
    if (e.nativeEvent.isComposing) return;
    if (shown && (e.key === 'ArrowDown' || e.key === 'ArrowUp')) {
      e.preventDefault();
      const places = options.length + 1; // one more for the words as typed
      setAt(((at + 1 + (e.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    } else if (e.key === 'Escape' && shown) {
      e.preventDefault();
      setOpen(false);
      setAt(-1);
    } else if (e.key === 'Enter') {
      e.preventDefault();
      const chosen = options[at];
      if (chosen) pick(chosen);
      else submit();
    }
  }
  return (
    <search className="finder">
      <form
        onSubmit={(e) => {
          e.preventDefault();
          submit();
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          aria-label={say(text.box)}
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          placeholder={say(text.placeholder)}
          value={words}
          onChange={(e) => {
            setWords(e.target.value);
            setOpen(true);
            setAt(-1);
          }}
          onKeyDown={keys}
          onBlur={() => setOpen(false)}
        />
        {words !== '' && (
          <button
            type="button"
            className="clear"
            aria-label={say(text.clear)}
            onClick={() => {
              setWords('');
              onAsk('');
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className="btn btn-amber">
          {say(text.go)}
        </button>
      </form>
      <div id={listId} role="listbox" aria-label={say(text.suggestions)} hidden={!shown} className="suggestions">
        {options.map((option, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
          <div
            key={`${option.class}-${option.id}`}
            id={`${listId}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            onMouseDown={(e) => e.preventDefault()}
            onMouseMove={() => setAt(i)}
            onClick={() => pick(option)}
          >
            <SuggestedTitle option={option} />
            <span>{say(ContentClass.label(option.class))}</span>
          </div>
        ))}
      </div>
    </search>
  );
}
/** In the reader's language; where only the other title was met, it stands beside it. */
function SuggestedTitle({ option }: { option: Suggestion }) {
  const chinese = useLocale() === 'zh-CN';
  const { words } = inLanguage(option.zhTitle, option.enTitle, chinese ? 'zh-CN' : 'en-US');
  const isZh = words === option.zhTitle;
  const marks = isZh ? option.zhTitleMarks : option.enTitleMarks;
  const other = isZh ? option.enTitle : option.zhTitle;
  const otherMarks = isZh ? option.enTitleMarks : option.zhTitleMarks;
  return (
    <b>
      <Marked words={words} marks={marks} />
      {!marks.length && other && otherMarks.length > 0 && (
        <i>
          <Marked words={other} marks={otherMarks} />
        </i>
      )}
    </b>
  );
}
