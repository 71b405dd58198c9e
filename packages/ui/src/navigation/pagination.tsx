'use client';

import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import type { LinkProps } from '../composition/render.ts';
import { useControlled } from '../composition/useControlled.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { chevronEnd, chevronStart } from '../pictures/icons.ts';
import { shownPages } from './shownPages.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible names. `page` is called with the number of a page, and returns a text such as "Page 3". */
  labels: {
    navigation: string;
    previous: string;
    next: string;
    page: (page: number) => string;
  };
  /** Number of pages, at least 1. */
  count: number;
  /** Current page, from 1. If omitted, the component keeps it, starting with `defaultPage`. */
  page?: number | undefined;
  /** @defaultValue `1` */
  defaultPage?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  /** Address of a page. Renders links instead of buttons. */
  href?: ((page: number) => string) | undefined;
  /** Component that renders the links, such as `Link` from `next/link`. @defaultValue `'a'` */
  linkComponent?: ElementType<LinkProps> | undefined;
  classNames?: ClassNames<'list' | 'page' | 'previous' | 'next' | 'gap'> | undefined;
}

/** A link or button to one page. */
interface PageEntry {
  /** Number of the page. It does nothing if there is no such page. */
  target: number;
  name: 'page' | 'previous' | 'next';
  /** Accessible name. */
  label: string;
  content: ReactNode;
}

/** Links or buttons for the pages of a list: the first page, the last page, and those around the current page. */
export function Pagination({
  labels,
  count,
  page,
  defaultPage = 1,
  onPageChange,
  href,
  linkComponent: Link = 'a',
  className,
  classNames,
  ...native
}: PaginationProps): ReactElement {
  const [current, change] = useControlled(page, defaultPage, onPageChange);
  const entry = ({ target, name, label, content }: PageEntry) => {
    const isOff = target < 1 || target > count;
    // At the first and last page, the element stays the same and focusable, so that it keeps focus.
    const props = {
      ...part(name, 'x-page', classNames),
      'aria-disabled': isOff || undefined,
      'aria-label': label,
      'aria-current': target === current ? ('page' as const) : undefined,
      children: content,
    };
    if (!href) {
      const press = () => {
        if (!isOff) change(target);
      };
      return <button type="button" {...props} onClick={press} />;
    }
    return (
      <Link
        {...props}
        href={href(isOff ? current : target)}
        onClick={(event) => {
          const { altKey, ctrlKey, metaKey, shiftKey } = event;
          if (isOff) event.preventDefault();
          // With these keys, the browser opens the link elsewhere or downloads it.
          else if (!(altKey || ctrlKey || metaKey || shiftKey)) change(target);
        }}
      />
    );
  };
  return (
    <nav aria-label={labels.navigation} {...native} className={classes('x-pagination', className)}>
      <ul {...part('list', 'x-pagination-list', classNames)}>
        <li>
          {entry({
            target: current - 1,
            name: 'previous',
            label: labels.previous,
            content: <Glyph mirrored path={chevronStart} />,
          })}
        </li>
        {shownPages(current, count).map((each, index) => (
          <li key={each ?? `gap ${index}`}>
            {each === undefined ? (
              <span {...part('gap', 'x-page-gap', classNames)} aria-hidden="true">
                …
              </span>
            ) : (
              entry({ target: each, name: 'page', label: labels.page(each), content: each })
            )}
          </li>
        ))}
        <li>
          {entry({
            target: current + 1,
            name: 'next',
            label: labels.next,
            content: <Glyph mirrored path={chevronEnd} />,
          })}
        </li>
      </ul>
    </nav>
  );
}
