import '@exchange/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { SiteServices } from './frame/SiteServices.tsx';
import { start } from './frame/start.ts';
import { StartFailure } from './frame/StartFailure.tsx';
import { Pages } from './Pages.tsx';
import './brand.css';
import './theme.css';

const root = createRoot(document.getElementById('root')!);

start().then(
  ({ place, i18n, services }) =>
    root.render(
      <StrictMode>
        <SiteFrame place={place} i18n={i18n}>
          <SiteServices services={services} reload={() => location.reload()}>
            <Pages />
          </SiteServices>
        </SiteFrame>
      </StrictMode>,
    ),
  (error: unknown) => {
    console.error(error);
    root.render(<StartFailure />);
  },
);
