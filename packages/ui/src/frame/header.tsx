'use client';

import { useRef, type ReactElement, type ReactNode } from 'react';
import { HeaderEntries, HeaderFrame, type HeaderFrameProps } from './headerFrame.tsx';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { menu, search } from '../pictures/icons.ts';
import type { Navigation } from './navigation.ts';
import { useDisclosures } from './disclosures.ts';

export interface HeaderProps extends HeaderFrameProps {
  id?: string | undefined;
  navigation: Navigation;
  labels: HeaderFrameProps['labels'] & {
    /** Accessible name of the button that opens the navigation menu on narrow screens. */
    menu: string;
    /** Accessible name of the search button. Required with `onSearch`. */
    search?: string | undefined;
  };
  /** Called when the search button is pressed. Without it, there is no search button. */
  onSearch?: (() => void) | undefined;
  /** Content at the end of the bar, such as languages and account. */
  children?: ReactNode;
  /** Content below the navigation in the menu, for controls that do not fit on a phone. */
  menuEnd?: ReactNode;
}

/**
 * The interactive header, with the same dimensions as its skeleton. Below 1200 px, a menu contains the
 * entries that do not fit in the bar. Every `<details>` inside, including those you pass in, closes on
 * Esc (and returns focus), on a press outside and when focus leaves it.
 */
export function Header({
  labels,
  navigation,
  onSearch,
  children,
  menuEnd,
  ref,
  ...frame
}: HeaderProps): ReactElement {
  const bar = useRef<HTMLElement>(null);
  useForwardedRef(ref, bar);
  useDisclosures(bar);
  const lists = [navigation.exchange, navigation.left, navigation.right];
  return (
    <HeaderFrame
      {...frame}
      ref={bar}
      navigation={navigation}
      labels={labels}
      end={
        <>
          {children}
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
          <details className="x-header-drawer" data-part="menu">
            <summary className="x-header-icon" aria-label={labels.menu}>
              <Glyph path={menu} size={24} />
            </summary>
            <nav className="x-header-sheet" data-part="sheet" aria-label={labels.menu}>
              {lists.map((items, index) => (
                <ul key={index} className="x-header-stack">
                  <HeaderEntries items={items} linkComponent={frame.linkComponent ?? 'a'} />
                </ul>
              ))}
              {menuEnd}
            </nav>
          </details>
        </>
      }
    />
  );
}
