import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PortalBoundary } from './PortalBoundary.tsx';

/** Draws its children at the end of the document, over everything else. */
export const Portal = ({ children }: { children: ReactNode }) =>
  createPortal(<PortalBoundary>{children}</PortalBoundary>, document.body);
