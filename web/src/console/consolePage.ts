import type { StaffRole } from '@pavilion/protocol/kit/endpoint.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { ComponentType } from 'react';
import type { IconName } from '../ui/Icon.tsx';
import type { BareConsolePath } from './parts/links.ts';

/** A page of the console: its path, its place in the menu and the roles that may open it (product §1; admin always). */
export interface ConsolePage {
  path: BareConsolePath;
  title: Text;
  /** Empty means all staff. */
  roles: readonly StaffRole[];
  page: () => Promise<{ default: ComponentType }>;
  /** Without it, the page is reached from others, not from the menu. */
  menu?: { icon: IconName; group: Text };
  /** The menu page that this one belongs to, if its path does not show it. */
  within?: BareConsolePath;
}
export const mayUse = (role: StaffRole, page: Pick<ConsolePage, 'roles'>): boolean =>
  role === 'admin' || page.roles.length === 0 || page.roles.includes(role);
