import '@exchange/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { SiteServices } from './frame/SiteServices.tsx';
import { start } from './frame/start.ts';
import { Pages } from './Pages.tsx';
import './brand.css';
import './theme.css';

const { place, i18n, services } = await start();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SiteFrame place={place} i18n={i18n}>
      <SiteServices services={services} reload={() => location.reload()}>
        <Pages />
      </SiteServices>
    </SiteFrame>
  </StrictMode>,
);
