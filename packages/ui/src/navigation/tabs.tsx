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
  const known = tabs.findIndex((tab) => tab.id === selectedId);
  const chosen =
    known < 0
      ? Math.max(
          tabs.findIndex((tab) => !tab.disabled),
          0,
        )
      : known;

  const chosenId = tabs[chosen]?.id;
  // The first panel appears with the page, and only later ones fade in.
  const [firstId] = useState(chosenId);
  const [hasSwitched, setHasSwitched] = useState(false);
  if (!hasSwitched && chosenId !== firstId) setHasSwitched(true);
  /** Ids of the tabs that were selected so far. */
  const [mounted, setMounted] = useState<readonly (Id | undefined)[]>([chosenId]);
  if (keepMounted && !mounted.includes(chosenId)) setMounted([...mounted, chosenId]);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    // Browsers use some of these keys with a modifier, such as Alt and an arrow to go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const list = event.currentTarget;
    const elements = [...list.children];
    const current = elements.findIndex((element) => element.contains(event.target as Node));
    const enabled = tabs.flatMap((tab, index) => (tab.disabled ? [] : [index]));
    const [next, previous] = arrowKeys(orientation, list);
    const target = {
      [next]: enabled.find((index) => index > current) ?? enabled[0],
      [previous]: enabled.filter((index) => index < current).at(-1) ?? enabled.at(-1),
      Home: enabled[0],
      End: enabled.at(-1),
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    (elements[target] as HTMLElement).focus();
    if (activation === 'automatic') select((tabs[target] as Tab<Id>).id);
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
            onClick={() => !tab.disabled && select(tab.id)}
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
          {(index === chosen || (keepMounted && mounted.includes(tab.id))) && tab.content}
        </div>
      ))}
    </div>
  );
}

/** Returns the keys that choose the next and the previous tab. */
function arrowKeys(orientation: 'horizontal' | 'vertical', list: Element): [string, string] {
  if (orientation === 'vertical') return ['ArrowDown', 'ArrowUp'];
  const isRtl = getComputedStyle(list).direction === 'rtl';
  return isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
}
