import type { ReactElement } from 'react';
import { usePage } from '../page/PageContext.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { AnalyticsSwitch } from '../analytics/AnalyticsSwitch.tsx';
import { footerLinks } from './navigation.ts';

/** Hidden in the app, by style. */
export function Footer(): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  return (
    <footer className="site-footer">
      <div className="page-width">
        <nav aria-label={t('footer_label')}>
          <ul>
            {footerLinks(t, page).map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <AnalyticsSwitch />
        <p>{t('footer_risk')}</p>
      </div>
    </footer>
  );
}
