import { useRef } from 'react';
import { useSay } from '../../lib/locale.ts';
import { toast } from '../../lib/toast.ts';
import { Qr } from '../../parts/Qr.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { text } from './detailTools.text.ts';

/** The link to copy, its QR code for the phone, and the system's share sheet if there is one. */
export function ShareDialog({ url, title, onClose }: { url: string; title: string; onClose: () => void }) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    if (await copied(url, field.current)) toast.success(say(text.copied));
    else toast.error(say(text.copyFailed));
  }
  async function toSystem() {
    try {
      await navigator.share({ title, url });
      onClose();
    } catch (cause) {
      // Closing the system's sheet is no error.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) toast.error(say(text.shareFailed));
    }
  }
  return (
    <Dialog open onClose={onClose} title={say(text.shareTitle)} description={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 wide:grid-cols-[auto_minmax(0,1fr)]">
        <figure className="grid justify-items-center gap-3 narrow:order-2">
          <Qr of={url} label={say(text.qr)} className="size-40" />
          <figcaption className="max-w-40 text-center text-13 text-fg-3">{say(text.scan)}</figcaption>
        </figure>
        <div className="grid gap-3">
          <label className="grid gap-1.5 text-13 text-fg-3">
            {say(text.linkLabel)}
            <input
              ref={field}
              readOnly
              value={url}
              onFocus={(e) => e.target.select()}
              className="h-11 w-full rounded-card border border-line bg-ink-3 px-3 text-14 text-fg narrow:text-[16px]"
            />
          </label>
          <Button kind="amber" icon="copy" onClick={() => void copy()}>
            {say(text.copy)}
          </Button>
          {'share' in navigator && (
            <Button icon="share" onClick={() => void toSystem()}>
              {say(text.more)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The clipboard API needs a secure page and permission; the old command works on a selection without either. */
async function copied(words: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
