import { createFakeTransport, type FakeCall, type FakeStep } from '@exchange/api-client/testing';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { pass, windowsLoad } from '@tooling/testing/components';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { paths } from '../exchange.config.ts';
import { regions, type LocaleToken } from '../src/exchange/regions.ts';
import type { SiteApp } from '../src/exchange/siteApp.ts';
import { StaticFooter } from '../src/frame/footer/StaticFooter.tsx';
import { footerColumns } from '../src/frame/frameLinks.ts';
import { SiteShell, type ShellOptions } from '../src/frame/index.ts';
import { ServicesContext, usePage, useTexts } from '../src/page/index.ts';
import { readMessages } from '../src/page/messages/readMessages.ts';
import { createSiteServices, type SiteServices } from '../src/services/index.ts';

export { pass, windowsLoad };

/** Start of the fake clock, in ms UTC. */
export const testStart = Date.UTC(2026, 10, 21, 12);

const profilePath = `GET ${paths.account.profile}`;

export const app: SiteApp = {
  basePath: '/app',
  title: () => 'Shop',
  sections: () => [
    { name: 'Goods', path: '/app', details: ['/app/item'] },
    { name: 'Questions', path: '/app/faq', details: [] },
  ],
  closedEditions: [],
  isIndexedPage: () => true,
};

interface SiteOptions {
  /** Path, query and hash of the page's URL. Default: the first page of the app. */
  address?: string;
  /** Path of the page's file. */
  file?: string;
  locale?: LocaleToken;
  isLocaleInPath?: boolean;
  isMissing?: boolean;
  /** The visitor's profile. Default: a guest. */
  profile?: object;
  userAgent?: string;
  header?: Partial<ShellOptions['header']>;
  closedEditions?: readonly string[];
}

export interface OpenSite {
  services: SiteServices;
  user: UserEvent;
  /** Replaces the response to the profile call. */
  answerProfile: (step: FakeStep) => void;
  calls: readonly FakeCall[];
}

export const guest: FakeStep = {
  type: 'reply',
  body: { ret_code: 10007, ret_msg: 'no', result: {} },
};

function Footer() {
  const t = useTexts('shell');
  const page = usePage();
  return <StaticFooter t={t} page={page} columns={footerColumns(app, { t, page })} />;
}

/**
 * Renders a page in the site's frame, with the site's services, a fake server and a fake clock. Resolves after the
 * first response and the header are rendered.
 */
export async function openSite(
  Content: ComponentType = () => null,
  {
    locale = 'en',
    address = `/${locale}/app`,
    file = '/[locale]/app',
    isLocaleInPath = true,
    isMissing = false,
    profile,
    userAgent,
    header,
    closedEditions = [],
  }: SiteOptions = {},
): Promise<OpenSite> {
  vi.useFakeTimers({ now: testStart });
  history.replaceState(null, '', address);
  if (userAgent !== undefined) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  if (profile) localStorage.setItem('exchange:user-id', '1');
  const routes: Record<string, FakeStep> = {
    [profilePath]: profile ? { type: 'result', result: profile } : guest,
    [`POST ${paths.account.logout}`]: { type: 'hang' },
  };
  const { fetch, calls } = createFakeTransport(routes);
  const options: ShellOptions = {
    app: { ...app, closedEditions },
    Login: () => null,
    header: { SecurityWindow: () => null, ...header },
  };
  const services = createSiteServices({ window, app, fetch });
  const texts = readMessages(regions.contentLocale(locale));
  const page = { useByGlobals: true, locale, isLocaleInPath, isMissing, texts } as const;
  render(
    <ServicesContext value={services}>
      <div id="header">
        <p id="x-header-skeleton">Skeleton</p>
      </div>
      <SiteShell options={options} page={page} file={file}>
        <div id="modals" />
        <Content />
        <Footer />
      </SiteShell>
    </ServicesContext>,
  );
  await pass(10);
  await windowsLoad();
  return {
    services,
    calls,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    answerProfile(step) {
      routes[profilePath] = step;
    },
  };
}
