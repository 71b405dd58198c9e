import { createTexts, pathFrom } from '@exchange/site/page';
import { headerLabels, StaticFooter } from '@exchange/site/frame/document';
import { Button, HeaderSkeleton, headerSkeletonScript, Icon } from '@exchange/ui';
import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { ReactElement } from 'react';
import { isIndexedPage } from '../paths/indexing.ts';
import { footerColumns, navigation } from '../paths/navigation.ts';
import { regions, languageTag, textDirection } from '../paths/regions.ts';
import { sitePath } from '../paths/sitePath.ts';
import { noticeId } from '../shell/document/firstFailure.ts';
import { requestsScriptId } from '../shell/document/requestsScriptId.ts';
import { speculationRules } from '../shell/document/speculationRules.ts';
import { VersionLinks } from '../shell/document/VersionLinks.tsx';
import { missingPage, type PageProps } from '../shell/staticPage.ts';

const { storageKeys } = regions.config;

// Written by `next.config.ts`, and the same on every page.
const headScript = process.env.headScript ?? '';
const requestsScript = process.env.requestsScript ?? '';

const skeletonScript = headerSkeletonScript({
  navigationKey: storageKeys.navigation,
  languageKey: storageKeys.language,
});

/**
 * HTML document of every page. The header skeleton is outside React's root, so it is visible before
 * any script runs, and is not hydrated.
 */
export default class PageDocument extends Document {
  override render(): ReactElement {
    const { pageProps } = this.props.__NEXT_DATA__.props as { pageProps: Partial<PageProps> };
    // Next's own error page has no props, so it is rendered like the 404 page.
    const props = pageProps.texts ? (pageProps as PageProps) : missingPage();
    const page = { ...props, regions };
    const t = createTexts(page).getFixedT(null, 'shell');
    const path = sitePath(this.props.__NEXT_DATA__.page);
    return (
      <Html
        lang={languageTag(page.locale)}
        dir={textDirection(page.locale)}
        data-locale={page.isLocaleInPath ? page.locale : ''}
        data-page={path}
      >
        <Head>
          <link rel="icon" href="/task-center/icon.svg" type="image/svg+xml" />
          {isIndexedPage(path) ? null : <meta name="robots" content="noindex" />}
          {path === undefined ? null : <VersionLinks page={page} path={path} />}
          <link rel="manifest" href="/task-center/manifest.webmanifest" />
          <meta name="color-scheme" content="dark light" />
          {/*
           * After the canonical link, which it corrects. Before the styles, so that the first paint has the right logo, and
           * before the scripts whose load failures it handles.
           */}
          <script dangerouslySetInnerHTML={{ __html: headScript }} />
          {/* Before Next's scripts, which use its requests. The build moves it to a deferred file. */}
          <script id={requestsScriptId} dangerouslySetInnerHTML={{ __html: requestsScript }} />
        </Head>
        <body>
          <a className="skip-link" href="#main">
            {t('skip_to_content')}
          </a>
          <div id="header" className="site-header">
            <HeaderSkeleton
              navigation={navigation(t, page)}
              homeHref={pathFrom(page, '/')}
              labels={headerLabels(t)}
            />
            <script dangerouslySetInnerHTML={{ __html: skeletonScript.source }} />
          </div>
          <Main />
          <StaticFooter t={t} columns={footerColumns(t, page)} />
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
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        </body>
      </Html>
    );
  }
}
