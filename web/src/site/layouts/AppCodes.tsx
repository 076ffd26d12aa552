import { settings } from '@pavilion/protocol/settings.ts';
import { useApi } from '../../lib/api.ts';
import { useSay } from '../../lib/locale.ts';
import { Qr } from '../../parts/Qr.tsx';
import { text } from './menu.text.ts';

/** The download QR codes of the apps; on a phone a tap is enough. */
export function AppCodes({ small = false }: { small?: boolean }) {
  const say = useSay();
  const { data } = useApi(settings.site, undefined, { staleMs: 600_000 });
  if (!data) return null;
  const apps = [
    { name: text.android, code: text.androidCode, url: data.androidUrl },
    { name: text.ios, code: text.iosCode, url: data.iosUrl },
  ].filter(({ url }) => url);
  return (
    <div className={small ? '' : 'p-3'}>
      {!small && <p className="mb-3 text-center text-13 whitespace-nowrap text-fg-3">{say(text.scan)}</p>}
      <ul className="flex gap-4">
        {apps.map(({ name, code, url }) => (
          <li key={url} className="grid justify-items-center gap-2 text-13 text-fg-2">
            <a href={url} target="_blank" rel="noopener noreferrer" className="grid justify-items-center gap-2">
              <Qr of={url} label={say(code)} className={small ? 'size-24' : 'size-36'} />
              {say(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
