import type { StaffRole } from '@pavilion/protocol/kit/endpoint.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { ComponentType } from 'react';
import type { IconName } from '../ui/Icon.tsx';

/** One desk of the console: its address, its place in the menu and who may sit there (product §1; admin always). */
export interface DeskRecord {
  path: `/${string}`;
  title: Text;
  /** Empty: every member of staff. */
  roles: readonly StaffRole[];
  page: () => Promise<{ default: ComponentType }>;
  /** Absent desks are reached from others, not from the menu. */
  menu?: { icon: IconName; group: Text };
  /** The desk of the menu that this one is reached from, where its address does not say so. */
  within?: `/${string}`;
}
export const mayUse = (role: StaffRole, desk: Pick<DeskRecord, 'roles'>): boolean =>
  role === 'admin' || desk.roles.length === 0 || desk.roles.includes(role);
