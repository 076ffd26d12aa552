import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { useRef, useState } from 'react';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { text } from './details.text.ts';

/** WeChat and QQ's browsers take videos out of the page unless told to leave them in. */
const inPlace = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5-page',
  'x-webkit-airplay': 'allow',
};

/** The browser's own player under a poster of ours; nothing is fetched before it is asked for. */
export function Trailer({ programme }: { programme: ProgrammeDetail }) {
  const say = useSay();
  const locale = useLocale();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const { trailer, heroWide, stills, cover } = programme;
  if (!trailer) return null;
  const poster = heroWide ?? stills[0] ?? cover;
  async function start() {
    setState('playing');
    try {
      await video.current?.play();
    } catch (cause) {
      // A browser that wants another touch first shows its own controls for it.
      if (!(cause instanceof DOMException && cause.name === 'NotAllowedError')) setState('failed');
    }
  }
  return (
    <section className="trailer" aria-label={say(text.trailerTitle)}>
      <video
        ref={video}
        controls={state === 'playing'}
        playsInline
        preload="none"
        title={inLanguage(programme.zhTitle, programme.enTitle, locale).words}
        onError={() => setState('failed')}
        {...inPlace}
      >
        <source src={trailer.url} type={trailer.type} onError={() => setState('failed')} />
      </video>
      {state === 'poster' && (
        <button type="button" onClick={() => void start()}>
          {poster && <Picture picture={poster} sizes="(max-width: 768px) 100vw, 62vw" />}
          <span className="go">
            <Icon name="play" />
          </span>
          <span className="caption">{say(text.playTrailer)}</span>
        </button>
      )}
      {state === 'failed' && (
        <p role="alert" className="failed">
          {say(text.trailerFailed)}
        </p>
      )}
    </section>
  );
}
