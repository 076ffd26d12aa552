import { screenOf } from '@pavilion/protocol/contentClasses.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { type Suggestion, search } from '@pavilion/protocol/search.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useGo } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isComposing, type Listbox, useListbox } from '../../../ui/useListbox.ts';
import { remember } from './history.ts';
import { Marked } from './Marked.tsx';
import { text } from './search.text.ts';

/** The pause in typing before suggestions are fetched. */
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
/** A text box that suggests titles while one types: arrows choose one, Enter searches or opens the chosen one. */
export function SearchBox({ asked, onAsk }: Props) {
  const say = useSay();
  const go = useGo();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(asked);
  const [open, setOpen] = useState(false);
  const options = useSuggestions(words, open);
  const shown = options.length > 0;
  const listbox = useListbox({ label: say(text.suggestions), isOpen: shown, count: options.length, hasText: true });
  useEffect(() => setWords(asked), [asked]);

  function close() {
    setOpen(false);
    listbox.reset();
  }
  function submit() {
    close();
    remember(words);
    onAsk(words.trim());
    input.current?.blur();
  }
  function pick({ class: of, id }: Suggestion) {
    close();
    remember(words);
    go(screenOf(of), { id });
  }
  function keys(e: KeyboardEvent) {
    if (isComposing(e)) return;
    if (shown && (e.key === 'ArrowDown' || e.key === 'ArrowUp')) {
      e.preventDefault();
      listbox.move(e.key === 'ArrowDown' ? 1 : -1);
    } else if (e.key === 'Escape' && shown) {
      e.preventDefault();
      close();
    } else if (e.key === 'Enter') {
      e.preventDefault();
      const chosen = options[listbox.active];
      if (chosen) pick(chosen);
      else submit();
    }
  }
  function clear() {
    setWords('');
    onAsk('');
    input.current?.focus();
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
          inputMode="search"
          enterKeyHint="search"
          aria-label={say(text.box)}
          {...listbox.inputProps}
          autoCapitalize="off"
          maxLength={100}
          placeholder={say(text.placeholder)}
          value={words}
          onChange={(e) => {
            setWords(e.target.value);
            setOpen(true);
            listbox.reset();
          }}
          onKeyDown={keys}
          onBlur={() => setOpen(false)}
        />
        {words !== '' && (
          <button type="button" className="clear" aria-label={say(text.clear)} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className="btn btn-amber">
          {say(text.go)}
        </button>
      </form>
      <Suggestions options={options} listbox={listbox} onPick={pick} />
    </search>
  );
}
/** The titles that begin with the text, once its typing pauses. */
function useSuggestions(words: string, open: boolean): readonly Suggestion[] {
  const paused = usePaused(words).trim();
  const found = useApi(search.suggestions, { keyword: paused }, { enabled: open && paused !== '', keep: true });
  return open && words.trim() !== '' && paused !== '' ? (found.data ?? []) : [];
}
function Suggestions({
  options,
  listbox,
  onPick,
}: {
  options: readonly Suggestion[];
  listbox: Listbox;
  onPick: (option: Suggestion) => void;
}) {
  const say = useSay();
  return (
    <div ref={listbox.list} {...listbox.listProps} className="suggestions">
      {options.map((option, i) => (
        <div key={`${option.class}-${option.id}`} {...listbox.optionProps(i, () => onPick(option))}>
          <SuggestedTitle option={option} />
          <span>{say(ContentClass.label(option.class))}</span>
        </div>
      ))}
    </div>
  );
}
/** The title in the reader's language; if only the other title matched, it is shown next to it. */
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
