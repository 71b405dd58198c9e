import type { ReactElement, ReactNode } from 'react';
import { HeaderEntries, HeaderStart } from './headerStart.tsx';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import type { Navigation } from './navigation.ts';

export interface HeaderProps {
  navigation: Navigation;
  /** Where the logo leads. */
  homeHref: string;
  /** Names for screen readers, in the language of the page. */
  labels: { home: string; modes: string; navigation: string; menu: string };
  /** Instead of this package's own neutral logo. */
  logo?: ReactNode;
  /** The end of the bar: language, account. */
  children?: ReactNode;
}

/**
 * The header that takes the skeleton's place, of the same size and with the same logo and lists.
 * Where the navigation list does not fit (below 912 px, spec 2.1) its links are in a menu.
 */
export function Header({
  navigation,
  homeHref,
  labels,
  logo = <Logo />,
  children,
}: HeaderProps): ReactElement {
  return (
    <header className="x-header-skeleton" data-theme="dark">
      <HeaderStart navigation={navigation} homeHref={homeHref} labels={labels} logo={logo} />
      <div className="x-header-center" />
      <div className="x-header-end x-header-actions">
        {children}
        <details className="x-header-more x-header-menu">
          <summary className="x-header-link">
            <Icon name="menu" size={24} label={labels.menu} />
          </summary>
          <nav className="x-header-panel" aria-label={labels.navigation}>
            <ul>
              <HeaderEntries
                items={[...navigation.exchange, ...navigation.left].flatMap((item) =>
                  item.renderer === 'more' ? (item.items ?? []) : [item],
                )}
              />
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}
