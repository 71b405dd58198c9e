import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import { classes } from '../composition/classes.ts';
import type { LinkProps } from '../composition/render.ts';
import { isHighlighted, isWebLink, type NavigationItem } from './navigation.ts';

export interface HeaderFrameProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Address of the link around the brand. */
  homeHref: string;
  /** Accessible name of the link around the brand. */
  homeLabel: string;
  brand: ReactNode;
  /** Content beside the brand. */
  start: ReactNode;
  end: ReactNode;
  /** Component that renders the links. */
  linkComponent: ElementType<LinkProps>;
}

/** Markup shared by the skeleton and the real header, so that swapping them causes no visible change. */
export function HeaderFrame({
  homeHref,
  homeLabel,
  brand,
  start,
  end,
  linkComponent: Link,
  className,
  ...root
}: HeaderFrameProps): ReactElement {
  return (
    <header {...root} className={classes('x-header', className)}>
      <div className="x-header-start">
        <Link className="x-header-home" data-part="home" href={homeHref} aria-label={homeLabel}>
          {brand}
        </Link>
        {start}
      </div>
      <div className="x-header-center" />
      <div className="x-header-end" data-part="end">
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
  function link({ href, name }: NavigationItem, className: string) {
    if (isWebLink(href)) {
      return (
        <Link className={className} href={href}>
          {name}
        </Link>
      );
    }
    // eslint-disable-next-line jsx-a11y/anchor-is-valid -- shows the name of an item whose address is not a web link
    return <a className={className}>{name}</a>;
  }

  return items.map((item, index) => {
    const className = classes(
      'x-header-link',
      isHighlighted(item) && 'x-header-wsot',
      item.className,
    );
    return (
      <li key={index}>
        {item.renderer === 'link' ? (
          link(item, className)
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
