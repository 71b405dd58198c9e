import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import { isWebLink, type Navigation, type NavigationItem } from './navigation.ts';

export interface HeaderSkeletonProps {
  /** The default navigation, in the HTML until cached navigation or the real header replaces it. */
  navigation?: Navigation;
  /** Where the logo leads. */
  homeHref: string;
  /** Names for screen readers, in the language of the page. */
  labels: { home: string; modes: string; navigation: string };
  /** Instead of this package's own neutral logo; every edition's variant at once. */
  logo?: ReactNode;
}

/**
 * The bar that stands while the real header loads (spec 2.1): at least 48 px tall, dark in both
 * themes. Plain markup without hooks or handlers, so that it can be printed into a static page;
 * the style sheet picks the logo by `data-edition` on `<html>`, and headerSkeletonScript fills in
 * cached navigation. Its element has the id `x-header-skeleton`: remove it when the header stands.
 */
export function HeaderSkeleton({
  navigation = { exchange: [], left: [], right: [] },
  homeHref,
  labels,
  logo = <Logo />,
}: HeaderSkeletonProps): ReactElement {
  return (
    <header id="x-header-skeleton" className="x-header-skeleton" data-theme="dark">
      <div className="x-header-start">
        <a className="x-header-home" href={homeHref} aria-label={labels.home}>
          {logo}
        </a>
        <nav className="x-header-modes" aria-label={labels.modes}>
          <ul className="x-header-list" data-navigation="exchange">
            <Entries items={navigation.exchange} />
          </ul>
        </nav>
        <nav className="x-header-nav" aria-label={labels.navigation}>
          <ul className="x-header-list" data-navigation="left">
            <Entries items={navigation.left} />
          </ul>
        </nav>
      </div>
      <div className="x-header-center" />
      <div className="x-header-end">
        <ul className="x-header-list x-header-desktop" data-navigation="right">
          <Entries items={navigation.right} />
        </ul>
        <div className="x-header-mobile">
          <Icon name="search" size={24} />
          <Icon name="menu" size={24} />
        </div>
      </div>
    </header>
  );
}

/** The same elements as drawNavigation makes; change both. */
function Entries({ items }: { items: readonly NavigationItem[] }): ReactElement[] {
  return items.map((item, index) => {
    const className = `x-header-link${item.name.trim() === 'WSOT' ? ' x-header-wsot' : ''}`;
    return (
      <li key={index}>
        {item.renderer === 'link' ? (
          <a className={className} href={isWebLink(item.href) ? item.href : undefined}>
            {item.name}
          </a>
        ) : (
          <details className="x-header-more">
            <summary className={className}>{item.name}</summary>
            <ul className="x-header-panel">
              <Entries items={item.items ?? []} />
            </ul>
          </details>
        )}
      </li>
    );
  });
}
