import { detectPlatform } from '@exchange/region-env';
import { expect, it, vi } from 'vitest';
import { safeStorage } from './browser/safeStorage.ts';
import { createAppLinks } from './createAppLinks.ts';

function setUp(call: () => Promise<unknown>) {
  const report = vi.fn();
  const links = createAppLinks({
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

it('opens another site with the launcher of the app', () => {
  const call = vi.fn(() => Promise.resolve());
  setUp(call).links.openUrl('https://other.example/page');
  expect(call).toHaveBeenCalledExactlyOnceWith('UrlLauncher.open', {
    url: 'https://other.example/page',
  });
});

it('reports a failure of the launcher', async () => {
  const error = new Error('broken');
  const { links, report } = setUp(() => Promise.reject(error));
  links.openUrl('https://other.example/page');
  await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(error));
});
