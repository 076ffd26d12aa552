import { MediaActionTypes, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import { useEffect } from 'react';

const idleAfterMs = 2600;

/**
 * Hides the bar while a film runs. A mouse click on the picture plays and pauses, a double click toggles full screen; a tap shows and
 * hides the bar.
 */
export function useControlsVisibility(box: HTMLElement, video: HTMLVideoElement, isMenuOpen: boolean): void {
  const dispatch = useMediaDispatch();
  const isPaused = useMediaSelector((s) => s.mediaPaused ?? true);
  const isFullScreen = useMediaSelector((s) => Boolean(s.mediaIsFullscreen));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mayRest = () => !isPaused && !isMenuOpen;
    const rest = () => mayRest() && box.setAttribute('data-idle', '');
    function wake() {
      box.removeAttribute('data-idle');
      clearTimeout(timer);
      if (mayRest()) timer = setTimeout(rest, idleAfterMs);
    }
    function onPointer(e: PointerEvent) {
      if (e.type === 'pointerleave') return e.pointerType === 'mouse' ? rest() : undefined;
      if (e.pointerType === 'mouse' || e.target !== video) wake();
    }
    function onClick(e: MouseEvent) {
      // Browsers without `pointerType` are old phones.
      if (!(e instanceof PointerEvent) || e.pointerType !== 'mouse') {
        if (box.hasAttribute('data-idle') || !mayRest()) wake();
        else rest();
        return;
      }
      dispatch({ type: isPaused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST });
    }
    const onDoubleClick = () =>
      dispatch({
        type: isFullScreen
          ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
          : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
      });
    wake();
    const pointerEvents = ['pointermove', 'pointerdown', 'pointerleave'] as const;
    for (const type of pointerEvents) box.addEventListener(type, onPointer);
    box.addEventListener('keydown', wake);
    box.addEventListener('focusin', wake);
    video.addEventListener('click', onClick);
    video.addEventListener('dblclick', onDoubleClick);
    return () => {
      clearTimeout(timer);
      for (const type of pointerEvents) box.removeEventListener(type, onPointer);
      box.removeEventListener('keydown', wake);
      box.removeEventListener('focusin', wake);
      video.removeEventListener('click', onClick);
      video.removeEventListener('dblclick', onDoubleClick);
    };
  }, [box, video, isPaused, isMenuOpen, isFullScreen, dispatch]);
}
