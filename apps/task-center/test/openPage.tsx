import { PageProvider, screenNoticesId, ServicesContext } from '@exchange/site/page';
import { readMessages } from '@exchange/site/page/messages';
import type { EndpointName } from '@exchange/task-center-api';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { pass } from '@tooling/testing/components';
import type { ComponentType, ReactElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { regions, type LocaleToken } from '@exchange/site/regions';
import { shell } from '../src/shell/shell.tsx';
import { DataProvider } from '../src/data/DataProvider.tsx';
import { createServices, type Services } from '../src/services/services.ts';
import { testStart } from './answers.ts';
import { createFakeServer, type FakeServer, type Steps } from './fakeServer.ts';

export { pass, windowsLoad } from '@tooling/testing/components';

interface PageOptions {
  /** Path, query and hash of the page's URL. */
  address?: string;
  locale?: LocaleToken;
  isLocaleInPath?: boolean;
  isGuest?: boolean;

  /** Response to requests for the market's symbols. */
  symbols?: Steps;
  replies?: Partial<Record<EndpointName, Steps>>;
}

export interface OpenPage {
  services: Services;
  server: FakeServer;
  user: UserEvent;
}

/**
 * Renders a part of a page with real services and English texts, a fake server and a fake clock.
 * Resolves after the first responses are rendered.
 */
export async function openPage(
  Content: ComponentType,
  {
    address = '/en/task-center',
    locale = 'en',
    isLocaleInPath = true,
    isGuest = false,
    symbols,
    replies = {},
  }: PageOptions = {},
): Promise<OpenPage> {
  vi.useFakeTimers({ now: testStart });
  history.replaceState(null, '', address);
  if (!isGuest) localStorage.setItem('exchange:user-id', '1');
  const server = createFakeServer({ isGuest });
  if (symbols) server.answerSymbols(symbols);
  for (const [name, steps] of Object.entries(replies)) server.answer(name as EndpointName, steps);
  const services = createServices(window, { fetch: server.fetch });
  const texts = readMessages(regions.contentLocale(locale));
  const page = { useByGlobals: true, locale, isLocaleInPath, isMissing: false, texts } as const;
  render(
    <ServicesContext value={services}>
      <PageProvider page={page} home="/task-center">
        <div id="modals" />
        <div id={screenNoticesId} role="status" />
        <Content />
        <shell.Login account={services.account} edition={services.host.edition} />
      </PageProvider>
    </ServicesContext>,
  );
  onTestFinished(services.account.watch());
  await pass(10);
  // Waits again, because React renders at the end of `act`, and newly rendered parts may send requests.
  await pass(10);
  return { services, server, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

/** Calls `openPage` with a screen inside a DataProvider. */
export function openScreen(Screen: ComponentType, options?: PageOptions): Promise<OpenPage> {
  return openPage(withData(Screen), options);
}

function withData(Screen: ComponentType): ComponentType {
  return function ScreenWithData(): ReactElement {
    return (
      <ServicesContext.Consumer>
        {(services) =>
          services ? (
            <DataProvider services={services}>
              <Screen />
            </DataProvider>
          ) : null
        }
      </ServicesContext.Consumer>
    );
  };
}
