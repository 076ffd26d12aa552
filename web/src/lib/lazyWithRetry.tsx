import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ChunkError, withinChunkTime } from './route.ts';
import { toast } from './toast.ts';

/**
 * Creates a lazy component. `waiting` is shown until its script has loaded. If the script cannot be loaded, the page works without the
 * component: one that the reader opened (it has `onClose`) is closed with the reason, and opening it again retries.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function LazyPiece(props: P) {
    const [Piece, setPiece] = useState(() => known);
    const goWithout = useEffectEvent((reason: unknown) => {
      if (!(reason instanceof ChunkError))
        return setPiece(() => {
          throw reason; // not a network error: the page's error screen shows it
        });
      const { onClose } = props as { onClose?: () => void };
      if (!onClose) return;
      toast.error(reason.message);
      onClose();
    });
    useEffect(() => {
      if (Piece) return;
      let here = true;
      withinChunkTime(load).then(
        (found) => {
          known = found;
          if (here) setPiece(() => found);
        },
        (reason: unknown) => here && goWithout(reason),
      );
      return () => {
        here = false;
      };
    }, [Piece]);
    return Piece ? <Piece {...props} /> : waiting;
  };
}
