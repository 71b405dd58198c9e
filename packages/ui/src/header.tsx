'use client';

import { useRef, type ReactElement, type ReactNode } from 'react';
import { HeaderEntries, HeaderFrame, type HeaderFrameProps } from './headerFrame.tsx';
import { Glyph } from './glyph.tsx';
import { menu, search } from './strokes.ts';
import type { Navigation } from './navigation.ts';
import { useDisclosures } from './disclosures.ts';

export interface HeaderProps extends HeaderFrameProps {
  navigation: Navigation;
  labels: HeaderFrameProps['labels'] & {
    /** Name of the button that opens the whole navigation where it has no room in the bar. */
    menu: string;
    /** Name of the search button; needed with `onSearch`. */
    search?: string;
  };
  /** Shows a search button. */
  onSearch?: () => void;
  /** What stands at the end of the bar: languages, account. */
  children?: ReactNode;
  /** What stands under the navigation in the menu: what a phone's bar has no room for. */
  menuEnd?: ReactNode;
}

/**
 * The real header, of the same measures as its skeleton. Below 1200 px a menu holds what the bar
 * has no room for. Every `<details>` inside, the caller's own too, closes on Esc (the focus goes
 * back), on a press elsewhere and when the focus leaves it.
 */
export function Header({
  labels,
  navigation,
  onSearch,
  children,
  menuEnd,
  ...frame
}: HeaderProps): ReactElement {
  const bar = useRef<HTMLElement>(null);
  useDisclosures(bar);
  const lists = [navigation.exchange, navigation.left, navigation.right];
  return (
    <HeaderFrame
      {...frame}
      ref={bar}
      className="x-header"
      navigation={navigation}
      labels={labels}
      end={
        <>
          {children}
          {onSearch && (
            <button
              type="button"
              className="x-header-icon"
              aria-label={labels.search}
              onClick={onSearch}
            >
              <Glyph path={search} size={24} />
            </button>
          )}
          <details className="x-header-drawer">
            <summary className="x-header-icon" aria-label={labels.menu}>
              <Glyph path={menu} size={24} />
            </summary>
            <nav className="x-header-sheet" aria-label={labels.menu}>
              {lists.map((items, index) => (
                <ul key={index} className="x-header-stack">
                  <HeaderEntries items={items} />
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
