import { programSale } from '@pavilion/protocol/programmes.ts';
import { useEffect, useRef } from 'react';
import { openAgreementPopup } from '../../lib/agreementPopup.ts';
import { useApi } from '../../lib/api.ts';
import { openAuthPopup } from '../../lib/authPopup.ts';
import { Link, useGo } from '../../lib/Link.tsx';
import { languages, setLocale, useLocale, useSay } from '../../lib/locale.ts';
import { onNavigate } from '../../lib/navigation.ts';
import { useSignedIn } from '../../lib/session.ts';
import { isNarrow } from '../../lib/useNarrow.ts';
import { useSignOut, useUser } from '../../lib/user.ts';
import { buttonClass, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useScrollLock } from '../../ui/useScrollLock.ts';
import { hasScreen } from '../routes.ts';
import { Brand } from './Brand.tsx';
import { text } from './frame.text.ts';
import { mainPlaces } from './navigation.ts';
import { Portrait } from './UserBox.tsx';

const line =
  'flex min-h-12 items-center gap-4 rounded-card px-3 text-17 text-fg-2 hover:bg-ink-3 hover:text-fg aria-[current]:text-amber';

/** A native modal dialog: the page behind neither scrolls nor takes focus while it is open. Every route change closes it. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  useEffect(() => onNavigate(onClose), [onClose]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself; a click on the scrim is extra
    <dialog
      ref={dialog}
      aria-label={say(text.menu)}
      onCancel={onClose}
      onClick={(e) => e.target === e.currentTarget && onClose()}
      className="mr-0 h-dvh max-h-none w-[min(360px,86vw)] max-w-none animate-slide bg-ink-2 text-fg backdrop:bg-ink-0/75"
    >
      <div className="flex min-h-full flex-col gap-5 p-5 pb-[max(20px,env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between">
          <Brand />
          <IconButton icon="close" label={say(text.menu)} onClick={onClose} />
        </div>
        <UserPart onClose={onClose} />
        <nav aria-label={say(text.main)}>
          {mainPlaces().map((place) => (
            <Link key={place.to} to={place.to} className={line}>
              <Icon name={place.icon} className="text-[22px] text-lilac" />
              {say(place.words)}
            </Link>
          ))}
        </nav>
        <Categories />
        <button
          type="button"
          className={`${line} text-left`}
          onClick={() => {
            onClose();
            openAgreementPopup();
          }}
        >
          <Icon name="file" className="text-[22px] text-lilac" />
          {say(text.agreement)}
        </button>
        <Languages />
      </div>
    </dialog>
  );
}
function UserPart({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const go = useGo();
  const signedIn = useSignedIn();
  const user = useUser();
  const signOut = useSignOut();
  if (!signedIn) {
    if (!hasScreen('/login')) return null;
    const open = () => {
      onClose();
      if (isNarrow()) openAuthPopup('login');
      else go('/login');
    };
    return (
      <button type="button" className={buttonClass('amber')} onClick={open}>
        {say(text.signIn)}
      </button>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <Link to="/personal/defaults" className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-card">
        <Portrait url={user?.portrait} className="size-12 text-24" />
        <span className="truncate text-17 font-semibold">
          {user?.nickname || user?.username || say(text.usernameNotSet)}
        </span>
      </Link>
      <IconButton icon="logout" label={say(text.signOut)} onClick={() => void signOut()} />
    </div>
  );
}
/** The category list loads when the menu mounts (spec §2). */
function Categories() {
  const say = useSay();
  const locale = useLocale();
  const types = useApi(programSale.typeList);
  if (!types.data || !hasScreen('/program')) return null;
  return (
    <nav aria-label={say(text.categories)} className="border-t border-line pt-4">
      <p className="px-3 text-13 text-fg-3">{say(text.categories)}</p>
      {types.data.map((type) => (
        <Link key={type.typeId} to="/program" search={{ typeId: type.typeId }} className={`${line} text-15`}>
          {locale === 'zh-CN' ? type.name : type.englishName}
        </Link>
      ))}
    </nav>
  );
}
function Languages() {
  const say = useSay();
  const locale = useLocale();
  return (
    <fieldset className="mt-auto flex gap-2 border-t border-line pt-4">
      <legend className="sr">{say(text.language)}</legend>
      {languages.map((language) => (
        <button
          key={language.value}
          type="button"
          lang={language.value}
          aria-pressed={language.value === locale}
          className="min-h-11 flex-1 rounded-pill border border-line-2/60 text-14 aria-pressed:border-amber aria-pressed:text-amber"
          onClick={() => setLocale(language.value)}
        >
          {language.text}
        </button>
      ))}
    </fieldset>
  );
}
