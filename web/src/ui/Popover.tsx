import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { PortalBoundary } from './PortalBoundary.tsx';

const { Root, Anchor, Content } = Radix;

/** Radix's popover; its portal passes no form events to the form behind it. */
export const Popover = {
  Root,
  Anchor,
  Content,
  Portal: ({ children }: { children: ReactNode }) => (
    <Radix.Portal>
      <PortalBoundary>{children}</PortalBoundary>
    </Radix.Portal>
  ),
};
