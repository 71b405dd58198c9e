import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import type { LinkProps } from '../composition/render.ts';

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the navigation. */
  label: string;
  links: readonly { href: string; label: ReactNode }[];
  /** Address of the current page, equal to the `href` of one link. */
  current?: string | undefined;
  /** Component that renders the links, such as `Link` from `next/link`. @defaultValue `'a'` */
  linkComponent?: ElementType<LinkProps> | undefined;
  classNames?: ClassNames<'link'> | undefined;
}

/** Links between pages. They look like Tabs. */
export function TabLinks({
  label,
  links,
  current,
  linkComponent: Link = 'a',
  className,
  classNames,
  ...native
}: TabLinksProps): ReactElement {
  return (
    <nav aria-label={label} {...native} className={classes('x-tabs-list', className)}>
      {links.map((link) => (
        <Link
          key={link.href}
          {...part('link', 'x-tab', classNames)}
          href={link.href}
          aria-current={link.href === current ? 'page' : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
