import type { ReactElement, ReactNode } from 'react';
import { HeaderEntries, HeaderStart } from './headerStart.tsx';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import type { Navigation } from './navigation.ts';

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
      <HeaderStart navigation={navigation} homeHref={homeHref} labels={labels} logo={logo} />
      <div className="x-header-center" />
      <div className="x-header-end">
        <ul className="x-header-list x-header-desktop" data-navigation="right">
          <HeaderEntries items={navigation.right} />
        </ul>
        <div className="x-header-mobile">
          <Icon name="search" size={24} />
          <Icon name="menu" size={24} />
        </div>
      </div>
    </header>
  );
}
