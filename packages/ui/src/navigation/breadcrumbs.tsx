import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import type { LinkProps } from '../composition/render.ts';

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the navigation. */
  label: string;
  /** Pages from the home page to the current one. The last one, and those without `href`, are not links. */
  items: readonly { href?: string | undefined; label: ReactNode }[];
  /** Component that renders the links, such as `Link` from `next/link`. @defaultValue `'a'` */
  linkComponent?: ElementType<LinkProps> | undefined;
  classNames?: ClassNames<'list' | 'link' | 'current'> | undefined;
}

/** The path to the current page. */
export function Breadcrumbs({
  label,
  items,
  linkComponent: Link = 'a',
  className,
  classNames,
  ...native
}: BreadcrumbsProps): ReactElement {
  function crumb(
    { label: name, href }: BreadcrumbsProps['items'][number],
    { isCurrent }: { isCurrent: boolean },
  ) {
    if (isCurrent) {
      return (
        <span {...part('current', 'x-breadcrumbs-current', classNames)} aria-current="page">
          {name}
        </span>
      );
    }
    if (href === undefined) return name;
    return (
      <Link {...part('link', 'x-breadcrumbs-link', classNames)} href={href}>
        {name}
      </Link>
    );
  }

  return (
    <nav aria-label={label} {...native} className={classes('x-breadcrumbs', className)}>
      <ol {...part('list', 'x-breadcrumbs-list', classNames)}>
        {items.map((item, index) => (
          <li key={index}>{crumb(item, { isCurrent: index === items.length - 1 })}</li>
        ))}
      </ol>
    </nav>
  );
}
