import type { ReactElement, ReactNode } from 'react';
import { isWebLink, type Navigation, type NavigationItem } from './navigation.ts';

export interface HeaderStartProps {
  navigation: Navigation;
  homeHref: string;
  labels: { home: string; modes: string; navigation: string };
  logo: ReactNode;
}

/** Logo, mode switch and navigation list: the same in the skeleton and in the real header. */
export function HeaderStart({
  navigation,
  homeHref,
  labels,
  logo,
}: HeaderStartProps): ReactElement {
  return (
    <div className="x-header-start">
      <a className="x-header-home" href={homeHref} aria-label={labels.home}>
        {logo}
      </a>
      <nav className="x-header-modes" aria-label={labels.modes}>
        <ul className="x-header-list" data-navigation="exchange">
          <HeaderEntries items={navigation.exchange} />
        </ul>
      </nav>
      <nav className="x-header-nav" aria-label={labels.navigation}>
        <ul className="x-header-list" data-navigation="left">
          <HeaderEntries items={navigation.left} />
        </ul>
      </nav>
    </div>
  );
}

/** The same elements as drawNavigation makes; change both. */
export function HeaderEntries({ items }: { items: readonly NavigationItem[] }): ReactElement[] {
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
              <HeaderEntries items={item.items ?? []} />
            </ul>
          </details>
        )}
      </li>
    );
  });
}
