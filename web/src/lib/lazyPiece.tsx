import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ChunkError, withinChunkTime } from './route.ts';
import { toast } from './toast.ts';

/**
 * A piece of a page whose script comes when the piece is first shown; `waiting` stands there until then. Where the script does
 * not come, the page goes on without: what the reader opened (it has `onClose`) is closed with the reason, and its next opening
 * asks anew.
 */
export function lazyPiece<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function LazyPiece(props: P) {
    const [Piece, setPiece] = useState(() => known);
    const goWithout = useEffectEvent((reason: unknown) => {
      if (!(reason instanceof ChunkError))
        return setPiece(() => {
          throw reason; // no matter of the network: the page's own failure screen tells it
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
