import { Footer as FooterFrame, Logo } from '@exchange/ui';
import dynamic from 'next/dynamic';
import type { ReactElement } from 'react';
import { AnalyticsSwitch } from '../analytics/AnalyticsSwitch.tsx';
import { usePage } from '../page/PageContext.tsx';
import { loadChunk } from '../runtime/loadChunk.ts';
import { useServices } from '../runtime/useServices.ts';
import { useTexts } from '../texts/useTexts.ts';
import { footerColumns } from './navigation.ts';

const LanguageMenu = dynamic(
  () => loadChunk(async () => (await import('./LanguageMenu.tsx')).LanguageMenu),
  { ssr: false, loading: () => null },
);

/** Hidden in the app, by style. */
export function Footer(): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const services = useServices();
  return (
    <div className="site-footer">
      <FooterFrame
        columns={footerColumns(t, page)}
        label={t('footer_label')}
        risk={t('footer_risk')}
        legal={<AnalyticsSwitch />}
      >
        <Logo />
        {services ? <LanguageMenu services={services} /> : null}
      </FooterFrame>
    </div>
  );
}
