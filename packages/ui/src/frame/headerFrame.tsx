import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import { classes } from '../composition/classes.ts';
import type { LinkProps } from '../composition/render.ts';
import { Logo } from '../pictures/logo.tsx';
import { isWebLink, type Navigation, type NavigationItem } from './navigation.ts';

export interface HeaderFrameProps extends Omit<ComponentProps<'header'>, 'children' | 'id'> {
  /** The three link lists. An item named `WSOT` gets the gradient (spec 2.1). */
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
 * Markup shared by the skeleton and the real header, so that swapping them causes no visible
 * change.
 */
export function HeaderFrame({
  navigation = nothing,
  homeHref,
  labels,
  logo = <Logo />,
  linkComponent: Link = 'a',
  end,
  cached = false,
  className,
  ...root
}: HeaderFrameProps & {
  end: ReactNode;
  id?: string | undefined;
  /** Adds the lists that the inline script fills. React does not compare their content during hydration. */
  cached?: boolean;
}): ReactElement {
  const list = (name: keyof Navigation, className: string) => (
    <>
      {cached && (
        <ul
          className={className}
          data-cached={name}
          suppressHydrationWarning
          dangerouslySetInnerHTML={noMarkup}
        />
      )}
      <ul className={className} data-navigation={name}>
        <HeaderEntries items={navigation[name]} linkComponent={Link} />
      </ul>
    </>
  );
  return (
    <header {...root} className={classes('x-header', className)} data-theme="dark">
      <div className="x-header-start">
        <Link className="x-header-home" data-part="home" href={homeHref} aria-label={labels.home}>
          {logo}
        </Link>
        <nav className="x-header-modes" data-part="modes" aria-label={labels.modes}>
          {list('exchange', 'x-header-list')}
        </nav>
        <nav className="x-header-nav" data-part="navigation" aria-label={labels.navigation}>
          {list('left', 'x-header-list')}
        </nav>
      </div>
      <div className="x-header-center" />
      <div className="x-header-end" data-part="end">
        {list('right', 'x-header-list x-header-desktop')}
        {end}
      </div>
    </header>
  );
}

/** Must render the same elements as drawNavigation. Change both together. */
export function HeaderEntries({
  items,
  linkComponent: Link,
}: {
  items: readonly NavigationItem[];
  linkComponent: ElementType<LinkProps>;
}): ReactElement[] {
  return items.map((item, index) => {
    const className = `x-header-link${item.name.trim() === 'WSOT' ? ' x-header-wsot' : ''}`;
    return (
      <li key={index}>
        {item.renderer === 'link' ? (
          isWebLink(item.href) ? (
            <Link className={className} href={item.href}>
              {item.name}
            </Link>
          ) : (
            // eslint-disable-next-line jsx-a11y/anchor-is-valid -- shows the name of an item whose address is not a web link
            <a className={className}>{item.name}</a>
          )
        ) : (
          <details className="x-header-more">
            <summary className={className}>{item.name}</summary>
            <ul className="x-header-panel">
              <HeaderEntries items={item.items ?? []} linkComponent={Link} />
            </ul>
          </details>
        )}
      </li>
    );
  });
}
