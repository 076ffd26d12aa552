import { shareUrl } from '@pavilion/protocol/contentClasses.ts';
import type { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { favourites } from '@pavilion/protocol/favourites.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request, useAction, useApi } from '../../lib/api.ts';
import { openAuthPopup } from '../../lib/authPopup.ts';
import { useFormat } from '../../lib/format.ts';
import { useGo } from '../../lib/Link.tsx';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';
import { useSay } from '../../lib/locale.ts';
import { postToApp } from '../../lib/nativeApp.ts';
import { detailParams, useSearchParams } from '../../lib/searchParams.ts';
import { useSignedIn } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { isNarrow } from '../../lib/useNarrow.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { text } from './detailTools.text.ts';

const ShareDialog = lazyWithRetry(() => import('./ShareDialog.tsx').then((m) => m.ShareDialog));

interface Item {
  class: ContentClass;
  id: number;
}
interface Props extends Item {
  /** In the reader's language. */
  title: string;
  className?: string;
}
/** Favourite and share, on every details page. It also records the visit. */
export function DetailTools({ class: of, id, title, className }: Props) {
  const preview = useSearchParams('/details', detailParams).preview !== undefined;
  useVisit({ class: of, id }, !preview);
  return (
    <div className={cx('flex flex-wrap items-center gap-2', className)}>
      <FavouriteButton key={`${of}-${id}`} class={of} id={id} />
      <ShareButton path={shareUrl(of, id)} title={title} />
    </div>
  );
}

/** Recorded once for each opening; the preview of a draft is no visit. */
function useVisit({ class: of, id }: Item, isReal: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isReal) return;
    request(favourites.addVistor, { class: of, id }).then(
      () => client.invalidateQueries({ queryKey: [favourites.myVisitRecord.path] }),
      // A failed count is not shown to the reader.
      () => undefined,
    );
  }, [client, of, id, isReal]);
}

/** The heart toggles at once; the server's response confirms or reverts it. */
function FavouriteButton(item: Item) {
  const say = useSay();
  const format = useFormat();
  const signedIn = useSignedIn();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [wish, setWish] = useState<boolean>();
  const state = useApi(favourites.collectionState, item);
  const add = useAction(favourites.addCollection, {
    hidden: true,
    refresh: [favourites.collectionState, favourites.myCollection],
    failed: say(text.favourFailed),
    onDone: ({ collected }) => toast.success(say(collected ? text.added : text.removed)),
  });
  const collected = signedIn && (wish ?? state.data?.collected ?? false);
  const count = state.data ? state.data.favourites + Number(collected) - Number(state.data.collected) : 0;
  async function turn() {
    if (!signedIn) return setDialogOpen(true);
    setWish(!collected);
    await add.run({ ...item, collected: !collected });
    setWish(undefined);
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={collected}
        disabled={signedIn && state.isPending}
        onClick={() => void turn()}
        className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-2/60 px-4 text-14 text-fg transition-colors hover:border-line-2 hover:bg-ink-3 aria-pressed:border-rose/60"
      >
        <Icon
          name="heart"
          className={cx('text-19 transition-transform', collected ? 'scale-110 fill-current text-rose' : 'text-fg-2')}
        />
        {say(collected ? text.favoured : text.favour)}
        {count > 0 && (
          <span className="num text-fg-3">
            <span aria-hidden="true">{format.number(count)}</span>
            <span className="sr">{say(text.favouredBy, format.number(count))}</span>
          </span>
        )}
      </button>
      {isDialogOpen && <SignInFirst onClose={() => setDialogOpen(false)} />}
    </>
  );
}
function SignInFirst({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const go = useGo();
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(text.signInTitle)}
      description={say(text.signInBody)}
      actions={
        <>
          <Button onClick={onClose}>{say(text.later)}</Button>
          <Button
            kind="amber"
            onClick={() => {
              onClose();
              if (isNarrow()) openAuthPopup('login');
              else go('/login');
            }}
          >
            {say(text.signIn)}
          </Button>
        </>
      }
    />
  );
}

/** The native app has its own share sheet; elsewhere a dialog has the link, its QR code and the system's share sheet. */
export function ShareButton({ path, title }: { path: `/s/${string}`; title: string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const urlOfPage = () => new URL(path, location.origin).href;
  const share = () => {
    if (!postToApp({ type: 'share', url: urlOfPage(), title })) setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={share}
        className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-2/60 px-4 text-14 text-fg transition-colors hover:border-line-2 hover:bg-ink-3"
      >
        <Icon name="share" className="text-19 text-fg-2" />
        {say(text.share)}
      </button>
      {open && <ShareDialog url={urlOfPage()} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
