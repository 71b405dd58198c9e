'use client';

import {
  useRef,
  type ComponentProps,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classes } from '../composition/classes.ts';
import type { LinkProps } from '../composition/render.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { menu, search } from '../pictures/icons.ts';
import { HeaderEntries, HeaderFrame } from './headerFrame.tsx';
import type { NavigationItem } from './navigation.ts';
import { useDisclosures } from './useDisclosures.ts';

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Content of the link to the home page, such as a logo. */
  brand: ReactNode;
  /** Address of the home page. */
  homeHref: string;
  labels: {
    /** Accessible name of the link to the home page. If `brand` is a text, the name must contain it. */
    home: string;
    /** Accessible name of the sections. */
    navigation: string;
    /** Accessible name of the button that opens the menu on narrow screens, and of the menu. */
    menu: string;
    /** Accessible name of the search button. Required with `onSearch`. */
    search?: string | undefined;
  };
  /** Links to the sections of the site, in the bar from 912 px and in the menu. */
  sections: readonly NavigationItem[];
  /** Content at the end of the bar, such as languages and account. */
  actions?: ReactNode;
  /** Content between the brand and the sections, such as a switch between two sites. */
  start?: ReactNode;
  /** Content above the sections in the menu. */
  menuStart?: ReactNode;
  /** Content below the sections in the menu, for controls that do not fit on a phone. */
  menuEnd?: ReactNode;
  /** Called when the search button is pressed. Without it, there is no search button. */
  onSearch?: (() => void) | undefined;
  /** Component that renders the links, such as `Link` from `next/link`. @defaultValue `'a'` */
  linkComponent?: ElementType<LinkProps> | undefined;
}

/**
 * The bar at the top of a page, in the theme of the page or of its own `data-theme`. It is as tall
 * as its skeleton. Below 912 px, a menu contains the sections. With `menuStart` or `menuEnd`, there
 * is a menu below 1200 px. Every `<details>` inside, including those you pass in, closes on Esc
 * (and returns focus), on a press outside and when focus leaves it.
 */
export function Header({
  brand,
  labels,
  sections,
  actions,
  start,
  menuStart,
  menuEnd,
  onSearch,
  linkComponent = 'a',
  ref,
  ...root
}: HeaderProps): ReactElement {
  const bar = useRef<HTMLElement>(null);
  useForwardedRef(ref, bar);
  useDisclosures(bar);
  /** Whether the menu has content that the bar has nowhere. */
  const hasMore = Boolean(menuStart) || Boolean(menuEnd);
  const entries = <HeaderEntries items={sections} linkComponent={linkComponent} />;
  return (
    <HeaderFrame
      {...root}
      ref={bar}
      brand={brand}
      homeLabel={labels.home}
      linkComponent={linkComponent}
      start={
        <>
          {start}
          <nav className="x-header-nav" data-part="navigation" aria-label={labels.navigation}>
            <ul className="x-header-list">{entries}</ul>
          </nav>
        </>
      }
      end={
        <>
          {actions}
          {onSearch && (
            <button
              type="button"
              className="x-header-icon"
              data-part="search"
              aria-label={labels.search}
              onClick={onSearch}
            >
              <Glyph path={search} size={24} />
            </button>
          )}
          <details
            className={classes('x-header-drawer', !hasMore && 'x-header-drawer-narrow')}
            data-part="menu"
          >
            <summary className="x-header-icon" aria-label={labels.menu}>
              <Glyph path={menu} size={24} />
            </summary>
            <nav className="x-header-sheet" data-part="sheet" aria-label={labels.menu}>
              {menuStart}
              <ul className="x-header-stack">{entries}</ul>
              {menuEnd}
            </nav>
          </details>
        </>
      }
    />
  );
}
