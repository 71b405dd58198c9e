import { Header, Logo } from '@exchange/ui';
import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { pathFrom, usePage, useServices, useTexts, type Services } from '../../page/index.ts';
import { RegionBoundary } from '../../page/failures/index.ts';
import { lazyWindow } from '../../page/loading/index.ts';
import { FooterParts } from '../footer/FooterParts.tsx';
import { LanguageList } from '../languages/LanguageList.tsx';
import { LanguageMenu } from '../languages/LanguageMenu.tsx';
import { headerLabels, headerNavigation } from '../frameLinks.ts';
import { useShell } from '../ShellContext.ts';
import { ThemeSelect } from '../ThemeSelect.tsx';
import { AccountArea } from './AccountArea.tsx';
import { ModeList } from './ModeList.tsx';
import type { HeaderOptions } from './HeaderOptions.ts';

const PageSearch = lazyWindow(async () => (await import('../search/PageSearch.tsx')).PageSearch);

/**
 * Interactive header, and the interactive parts of the footer, which load in the same chunk.
 * Rendered once the services are loaded.
 */
export function SiteHeader(): ReactElement | null {
  const services = useServices();
  const { header } = useShell();
  if (!services) return null;
  return (
    <>
      <RegionBoundary>
        <RunningHeader services={services} options={header} />
      </RegionBoundary>
      <FooterParts services={services} />
    </>
  );
}

/** Interactive header, which replaces the skeleton and has the same size. */
function RunningHeader({
  services,
  options,
}: {
  services: Services;
  options: HeaderOptions;
}): ReactElement | null {
  const t = useTexts('shell');
  const page = usePage();
  const { edition, languages } = services;
  const { SearchWindow = PageSearch } = options;
  const [slot] = useState(() => document.getElementById('header'));
  const [isSearching, setIsSearching] = useState(false);

  // A layout effect removes the skeleton before the header is painted. Its cleanup restores it if the header crashes.
  useLayoutEffect(() => {
    const skeleton = document.getElementById('x-header-skeleton');
    skeleton?.remove();
    return () => {
      if (skeleton) slot?.prepend(skeleton);
    };
  }, [slot]);

  // A URL without a locale does not indicate the visitor's language, so its navigation is not cached.
  useEffect(() => {
    if (page.isLocaleInPath) {
      languages.cacheNavigation(headerNavigation({ t, page, edition }), page.locale);
    }
  }, [languages, t, page, edition]);

  if (!slot) return null;
  const navigation = headerNavigation({ t, page, edition });
  const labels = headerLabels(t);
  return (
    <>
      {createPortal(
        <Header
          data-theme="dark"
          brand={<Logo />}
          homeHref={pathFrom(page, '/')}
          labels={{ ...labels, menu: t('menu'), search: t('search') }}
          sections={navigation.left}
          start={
            <nav className="x-header-modes" aria-label={labels.modes}>
              <ModeList className="x-header-list" modes={navigation.exchange} />
            </nav>
          }
          actions={
            <>
              <AccountArea services={services} options={options} />
              <LanguageMenu languages={languages} />
            </>
          }
          menuStart={<ModeList className="x-header-stack" modes={navigation.exchange} />}
          menuEnd={
            <>
              <ThemeSelect theme={services.theme} />
              <LanguageList languages={languages} />
            </>
          }
          onSearch={() => setIsSearching(true)}
        />,
        slot,
      )}
      <SearchWindow services={services} open={isSearching} onClose={() => setIsSearching(false)} />
    </>
  );
}
