import type { PageAddress } from '@exchange/site-page';
import { Footer, Logo } from '@exchange/ui';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { footerColumns } from '../../paths/navigation.ts';
import { footerSlots } from './footerSlots.ts';

/**
 * Footer of every page, hidden by CSS inside the app. It is static HTML that React does not
 * hydrate. `FooterParts` renders the interactive parts into its slots.
 */
export function StaticFooter({
  t,
  page,
}: {
  t: TFunction<'shell'>;
  page: PageAddress;
}): ReactElement {
  return (
    <div className="site-footer">
      <Footer
        columns={footerColumns(t, page)}
        label={t('footer_label')}
        risk={t('footer_risk')}
        legal={<div id={footerSlots.measuring} />}
      >
        <Logo />
        <div id={footerSlots.language} />
      </Footer>
    </div>
  );
}
