import { useEffect } from 'react';

/** j and k move the focus through the rows of the page's table; Enter opens one (the table's own key). */
export function useRowKeys(): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.metaKey || e.ctrlKey || e.altKey || (e.key !== 'j' && e.key !== 'k')) return;
      const at = document.activeElement;
      if (at?.closest('input, textarea, select, [role="dialog"]')) return;
      const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[tabindex]')];
      const now = rows.findIndex((row) => row === at);
      rows[Math.min(rows.length - 1, Math.max(0, now + (e.key === 'j' ? 1 : -1)))]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
