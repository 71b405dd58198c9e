import type { ReactElement, ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import { alert, external as externalStroke } from './strokes.ts';

export interface FooterLink {
  name: string;
  href: string;
  /** Leads to another site: says so by an icon. */
  external?: boolean;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

export interface FooterProps {
  columns: readonly FooterColumn[];
  /** Name of the links for screen readers. */
  label: string;
  /** What the law wants said about risk. */
  risk?: ReactNode;
  /** The last line: whose site it is. */
  legal?: ReactNode;
  /** What stands at its head: a logo, the language menu. */
  children?: ReactNode;
}

/** The foot of a page: columns of links, what has to be said about risk, and a place for languages. */
export function Footer({ columns, label, risk, legal, children }: FooterProps): ReactElement {
  return (
    <footer className="x-footer">
      <div className="x-footer-content">
        {children !== undefined && <div className="x-footer-head">{children}</div>}
        <nav className="x-footer-columns" aria-label={label}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="x-footer-title">{title}</h2>
              <ul>
                {links.map(({ name, href, external = false }) => (
                  <li key={name}>
                    <a
                      className="x-footer-link"
                      href={href}
                      rel={external ? 'noopener' : undefined}
                    >
                      {name}
                      {external && <Glyph mirrored path={externalStroke} size={14} />}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {risk !== undefined && (
          <div className="x-footer-risk">
            <Glyph path={alert} size={16} />
            <div>{risk}</div>
          </div>
        )}
        {legal !== undefined && <div className="x-footer-legal">{legal}</div>}
      </div>
    </footer>
  );
}
