import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import type { LinkProps } from '../composition/render.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { menu, search } from '../pictures/icons.ts';
import { Logo } from '../pictures/logo.tsx';
import { HeaderEntries, HeaderFrame } from './headerFrame.tsx';
import type { Navigation } from './navigation.ts';

export { readCachedNavigation, type CachedNavigation } from './cachedNavigation.ts';
export type { Navigation, NavigationItem } from './navigation.ts';

export interface HeaderSkeletonProps extends Omit<ComponentProps<'header'>, 'children' | 'id'> {
  /** The three link lists. An item named `WSOT` gets the gradient. */
  navigation?: Navigation | undefined;
  /** Address of the logo link. */
  homeHref: string;
  /** Accessible names of the logo link, the mode switch and the navigation. */
  labels: { home: string; modes: string; navigation: string };
  /** Replaces the neutral default logo. On static pages, include the variants of all editions. */
  logo?: ReactNode;
  /** Component that renders the links, such as `Link` from `next/link`. @defaultValue `'a'` */
  linkComponent?: ElementType<LinkProps> | undefined;
}

const nothing: Navigation = { exchange: [], left: [], right: [] };

/** A constant object, so that React never resets the list that the inline script has filled. */
const noMarkup = { __html: '' };

/**
 * The header placeholder while the real header loads: at least 48 px tall, dark in both
 * themes. Plain markup without hooks or handlers, so it can be rendered into a static page. The
 * style sheet picks the logo by `data-edition` on `<html>`, and headerSkeletonScript fills in
 * cached navigation. Its element has the id `x-header-skeleton`. The style sheet hides it once a
 * Header follows it in the same parent.
 */
export function HeaderSkeleton({
  navigation = nothing,
  labels,
  logo = <Logo />,
  linkComponent = 'a',
  ...root
}: HeaderSkeletonProps): ReactElement {
  // Spec 2.1.
  const list = (name: keyof Navigation, className: string) => (
    <>
      {/* Filled by the inline script. React does not compare its content during hydration. */}
      <ul
        className={className}
        data-cached={name}
        suppressHydrationWarning
        dangerouslySetInnerHTML={noMarkup}
      />
      <ul className={className} data-navigation={name}>
        <HeaderEntries items={navigation[name]} linkComponent={linkComponent} />
      </ul>
    </>
  );
  return (
    <HeaderFrame
      {...root}
      id="x-header-skeleton"
      data-theme="dark"
      homeLabel={labels.home}
      brand={logo}
      linkComponent={linkComponent}
      start={
        <>
          <nav className="x-header-modes" data-part="modes" aria-label={labels.modes}>
            {list('exchange', 'x-header-list')}
          </nav>
          <nav className="x-header-nav" data-part="navigation" aria-label={labels.navigation}>
            {list('left', 'x-header-list')}
          </nav>
        </>
      }
      end={
        <>
          {list('right', 'x-header-list x-header-desktop')}
          <div className="x-header-mobile" data-part="icons">
            <Glyph path={search} size={24} />
            <Glyph path={menu} size={24} />
          </div>
        </>
      }
    />
  );
}
