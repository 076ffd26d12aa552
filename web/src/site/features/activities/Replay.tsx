import type { ActivityDetail } from '@pavilion/protocol/activities.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { VideoPlayer } from '../../../parts/player/VideoPlayer.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './details.text.ts';

/** The recording, once the activity is over: an uploaded one plays here, an external one opens by a link. */
export function Replay({ activity }: { activity: ActivityDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { replay, replayUrl, cover, zhTitle, enTitle } = activity;
  if (!replay && !replayUrl) return null;
  return (
    <section>
      <h2 className="serif">{say(text.replayTitle)}</h2>
      {replay && (
        <div className="replay">
          <VideoPlayer
            sources={[replay]}
            poster={cover}
            posterSizes="(max-width: 768px) 100vw, 62vw"
            title={inLanguage(zhTitle, enTitle, locale).words}
          />
        </div>
      )}
      {replayUrl && (
        <p className={replay ? 'mt-4' : ''}>
          <a
            href={replayUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass(replay ? 'line' : 'amber')}
          >
            {say(text.replayElsewhere)}
            <Icon name="out" />
          </a>
        </p>
      )}
    </section>
  );
}
