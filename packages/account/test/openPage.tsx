import { createFakeTransport, type FakeStep } from '@exchange/api-client/testing';
import { PageProvider, ServicesContext } from '@exchange/site/page';
import { readMessages } from '@exchange/site/page/messages';
import { createSiteServices, type SiteServices } from '@exchange/site/services';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { pass } from '@tooling/testing/components';
import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { lazyLogin } from '../src/lazy/lazyLogin.tsx';
import type { LoginParts } from '../src/LoginWindow.tsx';

export { pass, windowsLoad } from '@tooling/testing/components';

/** Start of the fake clock, in ms UTC. */
const testStart = Date.UTC(2026, 10, 21, 12);

const app = {
  basePath: '/app',
  title: () => 'App',
  sections: () => [],
  closedEditions: [],
  isIndexedPage: () => true,
};
const profilePath = 'GET /v2/private/user/profile';

interface OpenPage {
  services: SiteServices;
  user: UserEvent;
  /** Logs the visitor in as another tab does: the next profile call succeeds. */
  logInElsewhere: () => Promise<void>;
}

/** Renders a part of a page with the site's services, English texts and a fake clock. */
export async function openPage(
  Content: ComponentType,
  { isGuest = false, parts }: { isGuest?: boolean; parts?: LoginParts | undefined } = {},
): Promise<OpenPage> {
  vi.useFakeTimers({ now: testStart });
  if (!isGuest) localStorage.setItem('exchange:user-id', '1');
  const visitor: FakeStep = { type: 'result', result: { id: 1, username: 'demo' } };
  const guest: FakeStep = { type: 'reply', body: { ret_code: 10007, ret_msg: 'no', result: {} } };
  const routes = { [profilePath]: isGuest ? guest : visitor };
  const services = createSiteServices({ window, app, fetch: createFakeTransport(routes).fetch });
  const Login = lazyLogin(parts && (() => Promise.resolve(parts)));
  const texts = readMessages('en');
  const page = { useByGlobals: true, locale: 'en', isLocaleInPath: true, isMissing: false, texts };
  render(
    <ServicesContext value={services}>
      <PageProvider page={page as never} home="/app">
        <div id="modals" />
        <Content />
        <Login account={services.account} edition={services.host.edition} />
      </PageProvider>
    </ServicesContext>,
  );
  onTestFinished(services.account.watch());
  await pass(10);
  await pass(10);
  return {
    services,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    async logInElsewhere() {
      routes[profilePath] = visitor;
      void services.account.session.refresh();
      await pass(10);
    },
  };
}
