import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../icon/glyph.tsx';
import { alert, external as externalStroke } from '../icon/strokes.ts';

export interface FooterLink {
  name: string;
  href: string;
  /** Marks a link to another site with an icon. */
  external?: boolean;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

export interface FooterProps {
  columns: readonly FooterColumn[];
  /** Accessible name of the link section. */
  label: string;
  /** Legally required risk disclosure. */
  risk?: ReactNode;
  /** Last line: the owner of the site. */
  legal?: ReactNode;
  /** Content above the links, such as a logo or the language menu. */
  children?: ReactNode;
}

/** The page footer: link columns, risk disclosure and a slot for the language menu. */
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
