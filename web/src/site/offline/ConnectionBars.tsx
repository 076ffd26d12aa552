import './offline.css';
import { useEffect, useState } from 'react';
import { useSay } from '../../lib/locale.ts';
import { type Store, useStore } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { text } from './offline.text.ts';

/** `offline`: the device reports it. `lost`: the device seems connected, and requests fail. */
export type Connection = 'well' | 'offline' | 'lost';
const backMs = 3_000;

/** A bar while the site shows stored data, and a notice of a new version. */
export function ConnectionBars({
  connection,
  update,
}: {
  connection: Store<Connection>;
  update: Store<(() => void) | undefined>;
}) {
  const say = useSay();
  const now = useStore(connection);
  const isBack = useJustBack(now);
  return (
    <>
      {/* One live region for both, so that screen readers announce the change. */}
      <div role="status">
        {now !== 'well' && (
          <p className="net">
            <Icon name="offline" />
            {say(now === 'offline' ? text.offline : text.lost)}
          </p>
        )}
        {isBack && (
          <p className="net" data-well="">
            <Icon name="check" />
            {say(text.back)}
          </p>
        )}
      </div>
      <NewVersion update={update} />
    </>
  );
}

function useJustBack(now: Connection): boolean {
  const [was, setWas] = useState(now);
  const isBack = now === 'well' && was !== 'well';
  useEffect(() => {
    if (now !== 'well') setWas(now);
    const timer = isBack ? setTimeout(() => setWas('well'), backMs) : undefined;
    return () => clearTimeout(timer);
  }, [now, isBack]);
  return isBack;
}

/** Nothing reloads by itself, because an open form would be lost. */
function NewVersion({ update }: { update: Store<(() => void) | undefined> }) {
  const say = useSay();
  const refresh = useStore(update);
  if (!refresh) return null;
  return (
    <div role="status" className="fresh">
      <p>
        <b>{say(text.newVersion)}</b>
        <span>{say(text.newVersionBody)}</span>
      </p>
      <div>
        <Button small kind="amber" onClick={refresh}>
          {say(text.refresh)}
        </Button>
        <Button small kind="quiet" onClick={() => update.set(undefined)}>
          {say(text.later)}
        </Button>
      </div>
    </div>
  );
}
