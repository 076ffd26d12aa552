import { useEffect, useRef } from 'react';
import { openAgreementPopup } from '../../lib/agreementPopup.ts';
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
import { Brand } from './Brand.tsx';
import { text as frame } from './frame.text.ts';
import { text } from './menu.text.ts';
import { line, SideLines } from './SideLines.tsx';
import { Portrait } from './UserBox.tsx';

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
      aria-label={say(frame.menu)}
      onCancel={onClose}
      onClick={(e) => e.target === e.currentTarget && onClose()}
      className="mr-0 h-dvh max-h-none w-[min(380px,88vw)] max-w-none animate-slide overscroll-contain bg-ink-2 text-fg backdrop:bg-ink-0/75"
    >
      <div className="flex min-h-full flex-col gap-5 p-5 pb-[max(20px,env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between">
          <Brand />
          <IconButton icon="close" label={say(text.closeMenu)} onClick={onClose} />
        </div>
        <UserPart onClose={onClose} />
        <SideLines languages={<Languages />}>
          <button
            type="button"
            className={`${line} w-full text-left`}
            onClick={() => {
              onClose();
              openAgreementPopup();
            }}
          >
            <Icon name="file" className="text-[22px] text-lilac" />
            {say(text.agreement)}
          </button>
        </SideLines>
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
    const open = () => {
      onClose();
      if (isNarrow()) openAuthPopup('login');
      else go('/login');
    };
    return (
      <button type="button" className={buttonClass('amber')} onClick={open}>
        {say(frame.signIn)}
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
function Languages() {
  const say = useSay();
  const locale = useLocale();
  return (
    <fieldset className="mt-auto flex gap-2 border-t border-line pt-4">
      <legend className="sr">{say(frame.language)}</legend>
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
