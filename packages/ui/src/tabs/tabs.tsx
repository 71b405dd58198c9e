'use client';

import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

export interface Tab {
  /** Unique within the tabs. Used by `value` and `onChange`. */
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /**
   * Id of the selected tab. If omitted, the component keeps the selection, starting with the first
   * tab.
   */
  value?: string;
  onChange?: (id: string) => void;
}

/**
 * Returns the index of the tab that a key moves to, or undefined. Arrows are swapped in
 * right-to-left pages.
 */
function target(key: string, index: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return (index + 1) % count;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return (index + count - 1) % count;
  return undefined;
}

/**
 * Tabs with the keyboard support of the ARIA pattern: Tab focuses the selected tab; arrows, Home
 * and End select.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps): ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selectedId, setSelectedId] = useState<string>();
  const currentId = value ?? selectedId;
  const chosen = Math.max(
    tabs.findIndex((tab) => tab.id === currentId),
    0,
  );

  const choose = (tab: Tab | undefined) => {
    if (!tab) return;
    setSelectedId(tab.id);
    onChange?.(tab.id);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = target(event.key, chosen, tabs.length, rtl);
    if (next === undefined) return;
    event.preventDefault();
    choose(tabs[next]);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <div className="x-tabs">
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take focus */}
      <div ref={list} className="x-tabs-list" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className="x-tab"
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className="x-tabs-panel"
          aria-labelledby={`${id}-tab-${index}`}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- recommended by the ARIA tabs pattern, since a panel may have no focusable content
          tabIndex={0}
          hidden={index !== chosen}
        >
          {index === chosen && tab.content}
        </div>
      ))}
    </div>
  );
}
