import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface Tab<V extends string> {
  value: V;
  label: string;
  count?: string | undefined;
}
interface Props<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onValue: (value: V) => void;
  /** The panel of the chosen tab. */
  children?: ReactNode;
}
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
/** Words on a hairline, the chosen one underlined in amber. One tab stop; arrow keys move between them (WAI-ARIA tabs). */
export function Tabs<V extends string>({ label, tabs, value, onValue, children }: Props<V>) {
  const id = useId();
  function keys(e: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[moves[e.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    e.preventDefault();
    onValue(next.value);
    e.currentTarget.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  }
  return (
    <>
      <div role="tablist" aria-label={label} className="tabs" onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValue(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="num">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
