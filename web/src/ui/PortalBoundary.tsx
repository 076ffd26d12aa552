import type { ComponentProps, SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * The edge of everything that is drawn in a portal. React events bubble from a portal to the component that opened it,
 * although the two are apart in the document: without this edge, saving an address in a dialog submits the order form
 * behind it. Every portal of `ui` has it, and an architecture test refuses portals outside of `ui`.
 */
export const PortalBoundary = (props: ComponentProps<'div'>) => (
  <div
    {...props}
    className="contents"
    onSubmit={stop}
    onReset={stop}
    onInvalid={stop}
    onChange={stop}
    onInput={stop}
    onBeforeInput={stop}
  />
);
