'use client';

import {
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { useControlled } from '../composition/useControlled.ts';

export interface Tab<Id extends string = string> {
  /** Unique within the tabs. Used by `value` and `onValueChange`. */
  id: Id;
  label: ReactNode;
  content: ReactNode;
  /** Cannot be selected, and is skipped by the arrow keys. */
  disabled?: boolean | undefined;
}

export interface TabsProps<Id extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** Id of the selected tab. If omitted, the component keeps the selection. */
  value?: NoInfer<Id> | undefined;
  /** Id of the initially selected tab. @defaultValue the first tab that is not disabled */
  defaultValue?: NoInfer<Id> | undefined;
  onValueChange?: ((id: Id) => void) | undefined;
  /** @defaultValue `'horizontal'` */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /**
   * `automatic`: arrow keys select a tab. `manual`: arrow keys only move focus, and Enter or Space
   * selects. @defaultValue `'automatic'`
   */
  activation?: 'automatic' | 'manual' | undefined;
  /**
   * Keeps the content of a tab mounted after it was selected, so that typed text and the scroll position stay.
   * @defaultValue `false`
   */
  keepMounted?: boolean | undefined;
  classNames?: ClassNames<'list' | 'tab' | 'panel'> | undefined;
}

/**
 * Tabs with the keyboard support of the ARIA tabs pattern. Tab focuses the selected tab. Arrow keys,
 * Home and End move focus and, with automatic activation, select the tab.
 */
export function Tabs<Id extends string = string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  orientation = 'horizontal',
  activation = 'automatic',
  keepMounted = false,
  className,
  classNames,
  ...native
}: TabsProps<Id>): ReactElement {
  const id = useId();
  const [selectedId, select] = useControlled<Id | undefined>(
    value,
    defaultValue,
    onValueChange as ((id: Id | undefined) => void) | undefined,
  );
  const chosen = chosenIndex(tabs, selectedId);
  const { isMounted, hasSwitched } = useShownTabs(tabs[chosen]?.id, keepMounted);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = targetOf(event, tabs, orientation);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    (event.currentTarget.children[target] as HTMLElement).focus();
    if (activation === 'automatic') select(tab.id);
  };

  return (
    <div {...native} className={classes('x-tabs', className)} data-orientation={orientation}>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take focus */}
      <div
        {...part('list', 'x-tabs-list', classNames)}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        onKeyDown={press}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            {...part('tab', 'x-tab', classNames)}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            aria-disabled={tab.disabled || undefined}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => {
              if (!tab.disabled) select(tab.id);
            }}
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
          {...part('panel', 'x-tabs-panel', classNames)}
          aria-labelledby={`${id}-tab-${index}`}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- recommended by the ARIA tabs pattern, since a panel may have no focusable content
          tabIndex={0}
          hidden={index !== chosen}
          data-switched={hasSwitched ? '' : undefined}
        >
          {isMounted(tab.id) && tab.content}
        </div>
      ))}
    </div>
  );
}

/** Returns the index of the selected tab, or else of the first tab that can be selected. */
function chosenIndex<Id extends string>(
  tabs: readonly Tab<Id>[],
  selectedId: Id | undefined,
): number {
  const selected = tabs.findIndex(({ id }) => id === selectedId);
  const first = tabs.findIndex(({ disabled }) => !disabled);
  return selected < 0 ? Math.max(first, 0) : selected;
}

/** Collects the tabs that were selected so far, for `keepMounted` and for the fade of later panels. */
function useShownTabs<Id extends string>(chosenId: Id | undefined, keepMounted: boolean) {
  const [shown, setShown] = useState<readonly (Id | undefined)[]>([chosenId]);
  if (!shown.includes(chosenId)) setShown([...shown, chosenId]);
  return {
    isMounted: (id: Id) => id === chosenId || (keepMounted && shown.includes(id)),
    // The first panel appears with the page, and only later ones fade in.
    hasSwitched: shown.length > 1,
  };
}

/** Returns the index of the tab to which a key moves the focus. */
function targetOf(
  { key, altKey, ctrlKey, metaKey, target, currentTarget: list }: KeyboardEvent<HTMLDivElement>,
  tabs: readonly Tab[],
  orientation: 'horizontal' | 'vertical',
): number | undefined {
  // Browsers use some of these keys with a modifier, such as Alt and an arrow to go back.
  if (altKey || ctrlKey || metaKey) return undefined;
  const current = [...list.children].findIndex((element) => element.contains(target as Node));
  const enabled = tabs.flatMap(({ disabled }, index) => (disabled ? [] : [index]));
  const [next, previous] = arrowKeys(orientation, list);
  switch (key) {
    case next:
      return enabled.find((index) => index > current) ?? enabled[0];
    case previous:
      return enabled.filter((index) => index < current).at(-1) ?? enabled.at(-1);
    case 'Home':
      return enabled[0];
    case 'End':
      return enabled.at(-1);
    default:
      return undefined;
  }
}

/** Returns the keys that choose the next and the previous tab. */
function arrowKeys(orientation: 'horizontal' | 'vertical', list: Element): [string, string] {
  if (orientation === 'vertical') return ['ArrowDown', 'ArrowUp'];
  const isRtl = getComputedStyle(list).direction === 'rtl';
  return isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
}
