import { Activity, type ComponentType, lazy } from 'react';
import type { RouteRecord } from '../../lib/route.ts';

const pages = new Map<string, ComponentType>();
/** Its script has come: it is drawn with the frame, in one stroke. */
export function hasCome({ path }: RouteRecord, page: ComponentType): void {
  if (!pages.has(path)) pages.set(path, page);
}
function pageOf({ path, page }: RouteRecord) {
  const known = pages.get(path) ?? lazy(page);
  pages.set(path, known);
  return known;
}

/** A page that stays when it is left: hidden, with what was typed, loaded and scrolled to (`keepAlive`). */
export function KeptPage({ record, isOpen }: { record: RouteRecord; isOpen: boolean }) {
  const Page = pageOf(record);
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <Page />
    </Activity>
  );
}
