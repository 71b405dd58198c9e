import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import type { LinkProps } from '../composition/render.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { alert, external as externalStroke } from '../pictures/icons.ts';

export interface FooterLink {
  name: string;
  href: string;
  /** Marks a link to another site with an icon. Such a link is always a plain `<a>`. */
  external?: boolean | undefined;
  /** Additional class of the link. */
  className?: string | undefined;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
  /** Whether a `collapsible` footer shows the links at once, such as those of terms and fees. @defaultValue `false` */
  open?: boolean | undefined;
}

export interface FooterProps extends ComponentProps<'footer'> {
  columns: readonly FooterColumn[];
  /** Accessible name of the link section. */
  label: string;
  /** Legally required risk disclosure. */
  risk?: ReactNode;
  /** Last line: the owner of the site. */
  legal?: ReactNode;
  /** Content above the links, such as a logo or the language menu. */
  children?: ReactNode;
  /** Whether visitors open each list of links themselves on narrow pages. @defaultValue `false` */
  collapsible?: boolean | undefined;
  /** Component that renders the links, such as `Link` from `next/link`. @defaultValue `'a'` */
  linkComponent?: ElementType<LinkProps> | undefined;
  classNames?: ClassNames<'head' | 'columns' | 'title' | 'link' | 'risk' | 'legal'> | undefined;
}

/** The page footer: link columns, risk disclosure and a slot for the language menu. */
export function Footer({
  columns,
  label,
  risk,
  legal,
  children,
  collapsible = false,
  linkComponent = 'a',
  className,
  classNames,
  ...native
}: FooterProps): ReactElement {
  return (
    <footer {...native} className={classes('x-footer', className)}>
      <div className="x-footer-content">
        {hasContent(children) && (
          <div {...part('head', 'x-footer-head', classNames)}>{children}</div>
        )}
        <nav
          {...part('columns', 'x-footer-columns', classNames)}
          aria-label={label}
          data-collapsible={collapsible || undefined}
        >
          {columns.map(({ title, links, open = false }) => {
            const list = (
              <LinkList links={links} linkComponent={linkComponent} classNames={classNames} />
            );
            return (
              <div key={title} data-open={open || undefined}>
                <h2 {...part('title', 'x-footer-title', classNames)}>{title}</h2>
                {collapsible && !open ? (
                  <details className="x-footer-more">
                    <summary>{title}</summary>
                    {list}
                  </details>
                ) : (
                  list
                )}
              </div>
            );
          })}
        </nav>
        {hasContent(risk) && (
          <div {...part('risk', 'x-footer-risk', classNames)}>
            <Glyph path={alert} size={16} />
            <div>{risk}</div>
          </div>
        )}
        {hasContent(legal) && <div {...part('legal', 'x-footer-legal', classNames)}>{legal}</div>}
      </div>
    </footer>
  );
}

function LinkList({
  links,
  linkComponent,
  classNames,
}: {
  links: readonly FooterLink[];
  linkComponent: ElementType<LinkProps>;
  classNames: ClassNames<'link'> | undefined;
}): ReactElement {
  return (
    <ul className="x-footer-list">
      {links.map(({ name, href, external = false, className }) => {
        const Link = external ? 'a' : linkComponent;
        return (
          <li key={name}>
            <Link
              {...part('link', classes('x-footer-link', className), classNames)}
              href={href}
              rel={external ? 'noopener' : undefined}
            >
              {name}
              {external && <Glyph mirrored path={externalStroke} size={14} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
