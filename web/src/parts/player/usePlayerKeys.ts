import { MediaActionTypes, useMediaDispatch, useMediaStore } from 'media-chrome/react/media-store';
import { useEffect } from 'react';

const stepSeconds = 5;
const longStepSeconds = 10;
const volumeStep = 0.1;

/** Usual keys of video players; they work while the focus is in the player. */
export function usePlayerKeys(box: HTMLElement, video: HTMLVideoElement): void {
  const store = useMediaStore();
  const dispatch = useMediaDispatch();
  useEffect(() => {
    const type = MediaActionTypes;
    const now = () => store.getState();
    const seek = (seconds: number) => {
      const end = Number.isFinite(video.duration) ? video.duration : 0;
      dispatch({ type: type.MEDIA_SEEK_REQUEST, detail: Math.min(end, Math.max(0, seconds)) });
    };
    const turn = (by: number) => {
      const level = now().mediaVolumeLevel === 'off' ? 0 : (now().mediaVolume ?? 1);
      dispatch({ type: type.MEDIA_VOLUME_REQUEST, detail: Math.min(1, Math.max(0, level + by)) });
    };
    const toggle = () => dispatch({ type: now().mediaPaused ? type.MEDIA_PLAY_REQUEST : type.MEDIA_PAUSE_REQUEST });
    const actions: Record<string, () => void> = {
      ' ': toggle,
      k: toggle,
      ArrowLeft: () => seek(video.currentTime - stepSeconds),
      ArrowRight: () => seek(video.currentTime + stepSeconds),
      j: () => seek(video.currentTime - longStepSeconds),
      l: () => seek(video.currentTime + longStepSeconds),
      Home: () => seek(0),
      End: () => seek(video.duration),
      ArrowUp: () => turn(volumeStep),
      ArrowDown: () => turn(-volumeStep),
      m: () =>
        dispatch({ type: now().mediaVolumeLevel === 'off' ? type.MEDIA_UNMUTE_REQUEST : type.MEDIA_MUTE_REQUEST }),
      c: () => {
        const { mediaSubtitlesList: all = [], mediaSubtitlesShowing: showing = [] } = now();
        if (showing.length > 0) dispatch({ type: type.MEDIA_DISABLE_SUBTITLES_REQUEST, detail: showing });
        else dispatch({ type: type.MEDIA_SHOW_SUBTITLES_REQUEST, detail: all.slice(0, 1) });
      },
      f: () =>
        dispatch({
          type: now().mediaIsFullscreen ? type.MEDIA_EXIT_FULLSCREEN_REQUEST : type.MEDIA_ENTER_FULLSCREEN_REQUEST,
        }),
      i: () => dispatch({ type: now().mediaIsPip ? type.MEDIA_EXIT_PIP_REQUEST : type.MEDIA_ENTER_PIP_REQUEST }),
    };
    for (let tenth = 0; tenth <= 9; tenth++) actions[tenth] = () => seek((video.duration * tenth) / 10);
    function onKey(e: KeyboardEvent) {
      const on = e.target;
      if (!(on instanceof Element)) return;
      if (e.ctrlKey || e.metaKey || e.altKey || on.closest('[role="menu"]')) return;
      // The space bar presses a focused button, and arrows move a focused volume control.
      if (e.key === ' ' && on.closest('button')) return;
      if (on.matches('.pl-volume') && e.key.startsWith('Arrow')) return;
      const action = actions[e.key.length === 1 ? e.key.toLowerCase() : e.key];
      if (!action) return;
      e.preventDefault();
      action();
    }
    box.addEventListener('keydown', onKey);
    return () => box.removeEventListener('keydown', onKey);
  }, [box, video, store, dispatch]);
}
