import { languages, setLocale, useLocale, useSay } from '../../lib/locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { text } from './frame.text.ts';
import { boxLine, HoverBox } from './HoverBox.tsx';

/** zh-CN or en-US; the choice is stored under `locale` (spec §1). */
export function LanguageMenu() {
  const say = useSay();
  const locale = useLocale();
  const mine = languages.find((l) => l.value === locale);
  return (
    <HoverBox
      label={`${mine?.short} (${say(text.language)})`}
      button={
        <>
          <Icon name="globe" className="narrow:mx-2.5 narrow:text-[21px] narrow:text-fg" />
          <span className="only-wide">{mine?.short}</span>
        </>
      }
    >
      {(close) =>
        languages.map((language) => (
          <button
            key={language.value}
            type="button"
            lang={language.value}
            aria-current={language.value === locale || undefined}
            className={boxLine}
            onClick={() => {
              setLocale(language.value);
              close();
            }}
          >
            {language.text}
          </button>
        ))
      }
    </HoverBox>
  );
}
