import { Footer, Logo, type FooterColumn } from '@exchange/ui';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import type { PageAddress } from '../../page/index.ts';
import { footerSlots } from './FooterParts.tsx';
import { Operators } from './Operators.tsx';

/**
 * Footer of every page, hidden by CSS inside the app. It is static HTML that React does not
 * hydrate. `FooterParts` renders the interactive parts into its slots.
 */
export function StaticFooter({
  t,
  page,
  columns,
}: {
  t: TFunction<'shell'>;
  page: PageAddress;
  columns: readonly FooterColumn[];
}): ReactElement {
  return (
    <div className="site-footer">
      <Footer
        columns={columns}
        label={t('footer_label')}
        collapsible
        risk={`${t('footer_risk')} ${t('footer_no_cover')}`}
        legal={
          <>
            <Operators t={t} page={page} />
            <div id={footerSlots.measuring} className="site-footer__measuring" />
          </>
        }
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
