const listeners = new Set<() => void>();

/** Popups and menus register here to close when the route changes (spec §2). */
export function onNavigate(close: () => void): () => void {
  listeners.add(close);
  return () => listeners.delete(close);
}
/** Is called by the router after each change of route. */
export const notifyNavigation = (): void => {
  for (const close of listeners) close();
};
