/* eslint-disable no-restricted-globals -- Next replaces the variables, which `nextConfig` sets */
import { Button, HeaderSkeleton, headerSkeletonScript, Icon } from '@exchange/ui';
import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { regions } from '../../exchange/regions.ts';
import { sitePath, type SiteApp } from '../../exchange/siteApp.ts';
import { createTexts, pathFrom, type PageProps } from '../../page/index.ts';
import { missingPage } from '../../page/messages/staticPage.ts';
import { StaticFooter } from '../footer/StaticFooter.tsx';
import { offeringEditions } from '../../services/displayedEdition.ts';
import { footerColumns, headerLabels, headerNavigation } from '../frameLinks.ts';
import { noticeId, requestsScriptId } from './firstFailure.ts';
import { speculationRules } from './speculationRules.ts';
import { VersionLinks } from './VersionLinks.tsx';

/**
 * Returns the HTML document of every page of an app, for `_document.tsx`. The header skeleton is outside React's root,
 * so it is visible before any script runs, and is not hydrated.
 */
export function siteDocument(app: SiteApp): typeof Document {
  const { basePath, closedEditions } = app;
  const { storageKeys } = regions.config;
  const skeletonScript = headerSkeletonScript({
    navigationKey: storageKeys.navigation,
    languageKey: storageKeys.language,
  });

  return class SiteDocument extends Document {
    override render(): ReactElement {
      const { pageProps } = this.props.__NEXT_DATA__.props as { pageProps: Partial<PageProps> };
      // Next's own error page has no props, and is rendered like the 404 page.
      const props = pageProps.texts ? (pageProps as PageProps) : missingPage();
      const page = { ...props, regions };
      const t = createTexts(page).getFixedT(null, 'shell');
      const path = sitePath(app, this.props.__NEXT_DATA__.page);
      const isIndexed = path !== undefined && app.isIndexedPage(path);
      const editions = page.isLocaleInPath ? offeringEditions(regions, page.locale) : [];
      return (
        <Html
          lang={regions.languageTag(page.locale)}
          dir={regions.textDirection(page.locale)}
          data-locale={page.isLocaleInPath ? page.locale : ''}
          data-page={path}
          data-editions={editions.join(' ')}
        >
          <Head>
            <link rel="icon" href={`${basePath}/icon.svg`} type="image/svg+xml" />
            {isIndexed ? null : <meta name="robots" content="noindex" />}
            {path === undefined ? null : (
              <VersionLinks
                regions={regions}
                closedEditions={closedEditions}
                page={page}
                path={path}
              />
            )}
            <link rel="manifest" href={`${basePath}/manifest.webmanifest`} />
            <meta name="color-scheme" content="dark light" />
            {/*
             * After the canonical link, which it corrects. Before the styles, so that the first paint has the right logo,
             * and before the scripts whose load failures it handles.
             */}
            <script dangerouslySetInnerHTML={{ __html: process.env.headScript ?? '' }} />
            {/* Before Next's scripts, which use its requests. The build moves it to a deferred file. */}
            <script
              id={requestsScriptId}
              dangerouslySetInnerHTML={{ __html: process.env.requestsScript ?? '' }}
            />
          </Head>
          <body>
            <a className="skip-link" href="#main">
              {t('skip_to_content')}
            </a>
            <div id="header" className="site-header" data-theme="dark">
              <HeaderSkeleton
                navigation={headerNavigation({ t, page })}
                homeHref={pathFrom(page, '/')}
                labels={headerLabels(t)}
              />
              <script dangerouslySetInnerHTML={{ __html: skeletonScript.source }} />
            </div>
            <Main />
            <StaticFooter t={t} page={page} columns={footerColumns(app, { t, page })} />
            <div id="modals" />
            <ScriptNotices t={t} />
            <NextScript />
            <script
              type="speculationrules"
              dangerouslySetInnerHTML={{ __html: speculationRules(basePath) }}
            />
          </body>
        </Html>
      );
    }
  };
}

/** Notices for browsers without scripts, and for a script that has not loaded, which `handleFirstFailure` shows. */
function ScriptNotices({ t }: { t: TFunction<'shell'> }): ReactElement {
  return (
    <>
      <noscript>
        <div className="dock">
          <div className="notice">
            <Icon name="alert" />
            <p>{t('notice_noscript')}</p>
          </div>
        </div>
      </noscript>
      <div id={noticeId} hidden>
        <div className="dock">
          <div className="notice" role="alert">
            <Icon name="wifiOff" />
            <p>{t('notice_chunk')}</p>
            {/* An empty href reloads the page. */}
            <Button size="small" href="">
              {t('reload')}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
