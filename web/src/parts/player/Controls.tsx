import { createMediaStore } from 'media-chrome/media-store/media-store';
import { MediaActionTypes, MediaProvider, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import { useState } from 'react';
import { useSay } from '../../lib/locale.ts';
import { CaptionsMenu, SettingsMenu } from './PlayerMenus.tsx';
import { text } from './player.text.ts';
import { PlayerIcon, type PlayerIconName } from './playerIcons.tsx';
import { SeekBar } from './SeekBar.tsx';
import type { StreamState } from './stream.ts';
import { useControlsVisibility } from './useControlsVisibility.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';

export interface ControlsProps {
  video: HTMLVideoElement;
  box: HTMLElement;
  stream: StreamState;
  choose: (level: string) => void;
}

/**
 * The bar over a running video. media-chrome's store handles the differences of browsers in full screen, picture in picture, captions and
 * volume. The components are our own, because those of the library have inline styles, which our Content-Security-Policy refuses.
 */
export default function Controls(props: ControlsProps) {
  const [store] = useState(() =>
    createMediaStore({
      media: props.video,
      fullscreenElement: props.box,
      documentElement: document,
      // The default captions follow the reader's language.
      options: { noSubtitlesLangPref: true },
    }),
  );
  return (
    <MediaProvider mediaStore={store}>
      <Bar {...props} />
    </MediaProvider>
  );
}

function Bar({ video, box, stream, choose }: ControlsProps) {
  const say = useSay();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isLoading = useMediaSelector((s) => Boolean(s.mediaLoading) && !s.mediaPaused);
  usePlayerKeys(box, video);
  useControlsVisibility(box, video, isMenuOpen);
  return (
    <>
      {isLoading && (
        <span className="pl-loading" role="status">
          <span className="sr">{say(text.loading)}</span>
        </span>
      )}
      <div className="pl-centre">
        <PlayButton />
      </div>
      <div className="pl-bar">
        <SeekBar />
        <div className="pl-row">
          <PlayButton />
          <Volume />
          <span className="pl-space" />
          <CaptionsMenu box={box} onOpenChange={setMenuOpen} />
          <SettingsMenu box={box} stream={stream} choose={choose} onOpenChange={setMenuOpen} />
          <PictureInPicture />
          <FullScreen />
        </div>
      </div>
    </>
  );
}

interface KeyProps {
  icon: PlayerIconName;
  label: string;
  shortcut?: string;
  onClick: () => void;
}
function Key({ icon, label, shortcut, onClick }: KeyProps) {
  return (
    <button
      type="button"
      className="pl-key"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={label}
      onClick={onClick}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}

function PlayButton() {
  const say = useSay();
  const dispatch = useMediaDispatch();
  const isPaused = useMediaSelector((s) => s.mediaPaused ?? true);
  const isEnded = useMediaSelector((s) => Boolean(s.mediaEnded));
  if (!isPaused)
    return (
      <Key
        icon="pause"
        label={say(text.pause)}
        shortcut="k"
        onClick={() => dispatch({ type: MediaActionTypes.MEDIA_PAUSE_REQUEST })}
      />
    );
  return (
    <Key
      icon={isEnded ? 'again' : 'play'}
      label={say(isEnded ? text.again : text.play)}
      shortcut="k"
      onClick={() => dispatch({ type: MediaActionTypes.MEDIA_PLAY_REQUEST })}
    />
  );
}

function Volume() {
  const say = useSay();
  const dispatch = useMediaDispatch();
  const volume = useMediaSelector((s) => s.mediaVolume ?? 1);
  const isMuted = useMediaSelector((s) => s.mediaVolumeLevel === 'off');
  // Phones have volume keys and do not let a page change the volume.
  const isFixed = useMediaSelector((s) => s.mediaVolumeUnavailable !== undefined);
  const loudness = isMuted ? 0 : volume;
  return (
    <>
      <Key
        icon={isMuted ? 'muted' : 'volume'}
        label={say(isMuted ? text.unmute : text.mute)}
        shortcut="m"
        onClick={() =>
          dispatch({
            type: isMuted ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST,
          })
        }
      />
      {!isFixed && (
        <input
          type="range"
          className="pl-range pl-volume"
          aria-label={say(text.volume)}
          aria-valuetext={`${Math.round(loudness * 100)} %`}
          min={0}
          max={1}
          step={0.05}
          value={loudness}
          style={{ '--played': `${loudness * 100}%`, '--loaded': '0%' }}
          onChange={(e) => dispatch({ type: MediaActionTypes.MEDIA_VOLUME_REQUEST, detail: Number(e.target.value) })}
        />
      )}
    </>
  );
}

function PictureInPicture() {
  const say = useSay();
  const dispatch = useMediaDispatch();
  const isMissing = useMediaSelector((s) => s.mediaPipUnavailable !== undefined);
  const isOn = useMediaSelector((s) => Boolean(s.mediaIsPip));
  if (isMissing) return null;
  return (
    <Key
      icon="pictureInPicture"
      label={say(isOn ? text.leavePictureInPicture : text.pictureInPicture)}
      shortcut="i"
      onClick={() =>
        dispatch({
          type: isOn ? MediaActionTypes.MEDIA_EXIT_PIP_REQUEST : MediaActionTypes.MEDIA_ENTER_PIP_REQUEST,
        })
      }
    />
  );
}

function FullScreen() {
  const say = useSay();
  const dispatch = useMediaDispatch();
  const isMissing = useMediaSelector((s) => s.mediaFullscreenUnavailable !== undefined);
  const isOn = useMediaSelector((s) => Boolean(s.mediaIsFullscreen));
  if (isMissing) return null;
  return (
    <Key
      icon={isOn ? 'leaveFullScreen' : 'fullScreen'}
      label={say(isOn ? text.leaveFullScreen : text.fullScreen)}
      shortcut="f"
      onClick={() =>
        dispatch({
          type: isOn ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
        })
      }
    />
  );
}
