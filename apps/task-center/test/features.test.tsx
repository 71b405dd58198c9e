import { readMessages } from '@exchange/site/page/messages';
import { expect, it, onTestFinished, vi } from 'vitest';
import { features as siteFeatures } from '@exchange/site/exchange';
import { SiteShell } from '@exchange/site/frame';
import { appFeatures } from '../app.config.ts';
import HubPage from '../src/pages/task-center/index.tsx';
import { shell } from '../src/shell/shell.tsx';
import { openPage, pass } from './openPage.tsx';

type Features = typeof siteFeatures & typeof appFeatures;

/** Delay between page load and chat, in ms. */
const chatMs = 10_000;

/** Returns the parts of the site that are rendered with the given features. Other features are on. */
async function partsWith(changes: Partial<Features>) {
  for (const features of [siteFeatures, appFeatures]) {
    const before = { ...features };
    const own = Object.entries(changes).filter(([name]) => name in features);
    Object.assign(features, Object.fromEntries(own));
    onTestFinished(() => void Object.assign(features, before));
  }
  const sendBeacon = vi.fn(() => true);
  const register = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { sendBeacon, serviceWorker: { register } });
  const page = {
    useByGlobals: true,
    locale: 'en',
    isLocaleInPath: true,
    isMissing: false,
    texts: readMessages('en'),
  } as const;
  const { services } = await openPage(() => (
    <SiteShell options={shell} page={page} file="/task-center">
      <HubPage />
    </SiteShell>
  ));
  const loadHelper = services.helpers && vi.spyOn(services.helpers, 'load');
  services.analytics.track('view', { what: 'test' });
  window.dispatchEvent(new Event('pagehide'));
  await pass(chatMs);
  return {
    analytics: sendBeacon.mock.calls.length > 0,
    appBanner: document.querySelector('.download-banner') !== null,
    chat: loadHelper?.mock.calls.some(([name]) => name === 'chat') ?? false,
    helpers: services.helpers !== undefined,
    liveEvents: services.liveEvents !== undefined,
    market: document.querySelector('.market') !== null,
    serviceWorker: register.mock.calls.length > 0,
    telemetry: services.telemetry !== undefined,
  } satisfies Features;
}

const all = Object.fromEntries(
  Object.keys({ ...siteFeatures, ...appFeatures }).map((name) => [name, true]),
);

it('renders the parts of all features by default', async () => {
  expect(await partsWith({})).toEqual(all);
});

it.each([
  { analytics: false },
  { appBanner: false },
  { chat: false },
  { chat: false, helpers: false },
  { liveEvents: false },
  { market: false },
  { serviceWorker: false },
  { telemetry: false },
])('omits only the parts of features that are off: %j', async (changes) => {
  expect(await partsWith(changes)).toEqual({ ...all, ...changes });
});
