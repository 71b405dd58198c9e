import { Header } from '@exchange/ui';
import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';
import type { Services } from '../runtime/services.ts';
import { useServices } from '../runtime/useServices.ts';
import { SearchGate } from '../search/SearchGate.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Account } from './Account.tsx';
import { FooterParts } from './FooterParts.tsx';
import { LanguageList } from './LanguageList.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { navigation } from './navigation.ts';

/** The real header and what works in the footer, once there is something to talk with. */
export function ShellHeader(): ReactElement | null {
  const services = useServices();
  return services ? <RunningHeader services={services} /> : null;
}

/** In the slot of the skeleton, and of its size. */
function RunningHeader({ services }: { services: Services }): ReactElement | null {
  const t = useTexts('shell');
  const page = usePage();
  const [slot] = useState(() => document.getElementById('header'));
  const [isSearching, setIsSearching] = useState(false);

  // Taken away in the same frame in which the real header is drawn.
  useLayoutEffect(() => {
    document.getElementById('x-header-skeleton')?.remove();
  }, []);

  // An address without a locale says nothing about the visitor's language.
  useEffect(() => {
    if (page.isLocaleInPath) services.cacheNavigation(navigation(t, page), page.locale);
  }, [services, t, page]);

  if (!slot) return null;
  return (
    <>
      {createPortal(
        <Header
          navigation={navigation(t, page)}
          homeHref={pathFrom(page, '/')}
          labels={{
            home: t('brand'),
            modes: t('mode_label'),
            navigation: t('nav_label'),
            menu: t('menu'),
            search: t('search'),
          }}
          onSearch={() => setIsSearching(true)}
          menuEnd={<LanguageList services={services} />}
        >
          <Account services={services} />
          <LanguageMenu services={services} />
        </Header>,
        slot,
      )}
      <FooterParts services={services} />
      <SearchGate services={services} open={isSearching} onClose={() => setIsSearching(false)} />
    </>
  );
}
