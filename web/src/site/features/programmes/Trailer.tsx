import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { useMemo } from 'react';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { codeOf, useSearchParams } from '../../../lib/searchParams.ts';
import { VideoPlayer } from '../../../parts/player/VideoPlayer.tsx';
import { text } from './details.text.ts';

export function Trailer({ programme }: { programme: ProgrammeDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { play: asked } = useSearchParams('/details', { play: codeOf([1]) });
  const { trailer, heroWide, stills, cover } = programme;
  const sources = useMemo(() => (trailer ? [{ url: trailer.url, type: trailer.type }] : []), [trailer]);
  if (!trailer) return null;
  const { words } = inLanguage(programme.zhTitle, programme.enTitle, locale);
  return (
    <div className="trailer">
      <VideoPlayer
        sources={sources}
        poster={heroWide ?? stills[0] ?? cover}
        title={say(text.trailerOf, words)}
        starts={asked === 1}
      />
    </div>
  );
}
