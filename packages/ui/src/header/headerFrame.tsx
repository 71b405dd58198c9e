import type { ReactElement, ReactNode, Ref } from 'react';
import { Logo } from '../logo/logo.tsx';
import { isWebLink, type Navigation, type NavigationItem } from './navigation.ts';

export interface HeaderFrameProps {
  /** The three link lists. An item named `WSOT` gets the gradient (spec 2.1). */
  navigation?: Navigation;
  /** Address of the logo link. */
  homeHref: string;
  /** Accessible names, in the language of the page. */
  labels: { home: string; modes: string; navigation: string };
  /** Replaces the neutral default logo. On static pages, include the variant of every edition. */
  logo?: ReactNode;
}

const nothing: Navigation = { exchange: [], left: [], right: [] };

/**
 * Markup shared by the skeleton and the real header, so that swapping them causes no visible
 * change.
 */
export function HeaderFrame({
  navigation = nothing,
  homeHref,
  labels,
  logo = <Logo />,
  end,
  ...root
}: HeaderFrameProps & {
  end: ReactNode;
  className: string;
  id?: string;
  ref?: Ref<HTMLElement>;
}): ReactElement {
  return (
    <header {...root} data-theme="dark">
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
      <div className="x-header-center" />
      <div className="x-header-end">
        <ul className="x-header-list x-header-desktop" data-navigation="right">
          <HeaderEntries items={navigation.right} />
        </ul>
        {end}
      </div>
    </header>
  );
}

/** Must render the same elements as drawNavigation. Change both together. */
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
