import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { PortalBoundary } from './PortalBoundary.tsx';

const { Root, Trigger, Content, Label, RadioGroup, RadioItem } = Radix;

/** Radix's menu of a button; its portal passes no form events to the form behind it. */
export const DropdownMenu = {
  Root,
  Trigger,
  Content,
  Label,
  RadioGroup,
  RadioItem,
  Portal: ({ container, children }: { container?: HTMLElement | null; children: ReactNode }) => (
    <Radix.Portal container={container}>
      <PortalBoundary>{children}</PortalBoundary>
    </Radix.Portal>
  ),
};
