import { Activity, type ComponentType, lazy } from 'react';
import type { RouteRecord } from '../../lib/route.ts';

const pages = new Map<string, ComponentType>();
/** Marks a page whose script is loaded: it is rendered together with the frame. */
export function hasCome({ path }: RouteRecord, page: ComponentType): void {
  if (!pages.has(path)) pages.set(path, page);
}
function pageOf({ path, page }: RouteRecord) {
  const known = pages.get(path) ?? lazy(page);
  pages.set(path, known);
  return known;
}

/** A page that stays mounted when it is left: hidden, with its input, data and scroll position (`keepAlive`). */
export function KeptPage({ record, isOpen }: { record: RouteRecord; isOpen: boolean }) {
  const Page = pageOf(record);
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <Page />
    </Activity>
  );
}
