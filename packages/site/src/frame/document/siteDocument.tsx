import type { RegionEnv } from '@exchange/region-env';
import { Button, HeaderSkeleton, headerSkeletonScript, Icon } from '@exchange/ui';
import type { FooterColumn, Navigation } from '@exchange/ui';
import type { TFunction } from 'i18next';
import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { ReactElement } from 'react';
import { createTexts, pathFrom, type PageAddress, type Texts } from '../../page/index.ts';
import type { LocaleToken, Regions } from '../../page/register.ts';
import type { SiteBrand } from '../../services/index.ts';
import { StaticFooter } from '../footer/StaticFooter.tsx';
import { headerLabels } from '../header/headerLabels.ts';
import { noticeId } from './firstFailure.ts';
import { requestsScriptId } from './requestsScriptId.ts';
import { speculationRules } from './speculationRules.ts';
import { VersionLinks } from './VersionLinks.tsx';

/** Props of every page of an app, from `getStaticProps`. */
export interface DocumentProps {
  locale: LocaleToken;
  isLocaleInPath: boolean;
  texts: Texts;
}

export interface DocumentOptions {
  regions: Regions & RegionEnv<SiteBrand>;
  /** First segment of the app's paths, such as `/task-center`. Its icon and manifest are there. */
  basePath: string;
  /** Editions where the app is not offered. */
  closedEditions: readonly string[];
  /** Returns whether search engines may index a page. `path` has no locale, and is undefined for error pages. */
  isIndexedPage: (path: string | undefined) => boolean;
  /** Converts the path of a page file to its path on the site. Returns undefined for error pages. */
  sitePath: (file: string) => string | undefined;
  navigation: (t: TFunction<'shell'>, page: PageAddress) => Navigation;
  footerColumns: (t: TFunction<'shell'>, page: PageAddress) => FooterColumn[];
  /** Returns the props of the 404 page. Next's own error page has none, and is rendered like the 404 page. */
  missingPage: () => DocumentProps;
  /** Code of the scripts before the app (`build/firstScripts.ts`), the same on every page. */
  scripts: { head: string; requests: string };
}

/**
 * Returns the HTML document of every page of an app, for `_document.tsx`. The header skeleton is outside React's root,
 * so it is visible before any script runs, and is not hydrated.
 */
export function siteDocument(options: DocumentOptions): typeof Document {
  const { regions, basePath, scripts } = options;
  const { storageKeys } = regions.config;
  const skeletonScript = headerSkeletonScript({
    navigationKey: storageKeys.navigation,
    languageKey: storageKeys.language,
  });

  return class SiteDocument extends Document {
    override render(): ReactElement {
      const { pageProps } = this.props.__NEXT_DATA__.props as { pageProps: Partial<DocumentProps> };
      const props = pageProps.texts ? (pageProps as DocumentProps) : options.missingPage();
      const page = { ...props, regions };
      const t = createTexts(page).getFixedT(null, 'shell');
      const path = options.sitePath(this.props.__NEXT_DATA__.page);
      return (
        <Html
          lang={regions.languageTag(page.locale)}
          dir={regions.textDirection(page.locale)}
          data-locale={page.isLocaleInPath ? page.locale : ''}
          data-page={path}
        >
          <Head>
            <link rel="icon" href={`${basePath}/icon.svg`} type="image/svg+xml" />
            {options.isIndexedPage(path) ? null : <meta name="robots" content="noindex" />}
            {path === undefined ? null : (
              <VersionLinks
                regions={regions}
                closedEditions={options.closedEditions}
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
            <script dangerouslySetInnerHTML={{ __html: scripts.head }} />
            {/* Before Next's scripts, which use its requests. The build moves it to a deferred file. */}
            <script id={requestsScriptId} dangerouslySetInnerHTML={{ __html: scripts.requests }} />
          </Head>
          <body>
            <a className="skip-link" href="#main">
              {t('skip_to_content')}
            </a>
            <div id="header" className="site-header">
              <HeaderSkeleton
                navigation={options.navigation(t, page)}
                homeHref={pathFrom(page, '/')}
                labels={headerLabels(t)}
              />
              <script dangerouslySetInnerHTML={{ __html: skeletonScript.source }} />
            </div>
            <Main />
            <StaticFooter t={t} columns={options.footerColumns(t, page)} />
            <div id="modals" />
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
