import { createDeepLinkMapper } from '@exchange/deeplink-mapper/preset';
import { createRegionEnv, detectPlatform } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { describe, expect, it, vi } from 'vitest';
import { safeStorage } from '../browser/safeStorage.ts';
import { createAppLinks } from './createAppLinks.ts';

const brand = createRegionEnv(preset);
const app = { scheme: 'exchangeapp://', locales: brand.localeTokens, basePath: '/task-center' };

function setUp(call: () => Promise<unknown>) {
  const report = vi.fn();
  const links = createAppLinks({
    ...app,
    location: { href: 'https://www.brand.com/en/task-center', origin: 'https://www.brand.com' },
    platform: {
      ...detectPlatform({ userAgent: '', maxTouchPoints: 0, appMarker: 'App', miniAppToken: null }),
      isApp: true,
    },
    storage: safeStorage(() => {
      throw new Error('none');
    }),
    bridge: { call },
    report,
  });
  return { links, report };
}

it('opens another site with the app’s launcher', () => {
  const call = vi.fn(() => Promise.resolve());
  setUp(call).links.openUrl('https://other.example/page');
  expect(call).toHaveBeenCalledExactlyOnceWith('UrlLauncher.open', {
    url: 'https://other.example/page',
  });
});

it('reports an error from the launcher', async () => {
  const error = new Error('broken');
  const { links, report } = setUp(() => Promise.reject(error));
  links.openUrl('https://other.example/page');
  await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(error));
});

describe('the link to this page in the app', () => {
  const isMobile = detectPlatform({ userAgent: 'Android Mobile' });

  it.each(brand.localeTokens)('is the same for the locale %s in the URL', (locale) => {
    const { origin } = new URL(brand.siteOrigin(brand.editionOf(locale)));
    const links = createAppLinks({
      ...app,
      location: { href: `${origin}/${locale}/login`, origin },
      platform: isMobile,
      storage: safeStorage(() => {
        throw new Error('none');
      }),
      bridge: undefined,
      report: vi.fn(),
    });
    expect(links.openInApp).toMatch(/^exchangeapp:/);
  });
});

it('covers every site and locale of the brand with the preset of deeplink-mapper', () => {
  const links = createDeepLinkMapper();
  const unknown = brand.editions.flatMap((edition) =>
    brand
      .locales(edition)
      .map(({ value }) => `${brand.siteOrigin(edition)}/${value}/login`)
      .filter((url) => links.map(url) === undefined),
  );
  expect(unknown, 'add them to siteOrigins.ts or locales.ts of deeplink-mapper/src/preset').toEqual(
    [],
  );
});
