import { Footer, Logo, type FooterColumn } from '@exchange/ui';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { footerSlots } from './FooterParts.tsx';

/**
 * Footer of every page, hidden by CSS inside the app. It is static HTML that React does not
 * hydrate. `FooterParts` renders the interactive parts into its slots.
 */
export function StaticFooter({
  t,
  columns,
}: {
  t: TFunction<'shell'>;
  columns: readonly FooterColumn[];
}): ReactElement {
  return (
    <div className="site-footer">
      <Footer
        columns={columns}
        label={t('footer_label')}
        collapsible
        risk={t('footer_risk')}
        legal={<div id={footerSlots.measuring} />}
      >
        <Logo />
        <div className="site-footer__settings">
          <div id={footerSlots.theme} />
          <div id={footerSlots.language} />
        </div>
      </Footer>
    </div>
  );
}
