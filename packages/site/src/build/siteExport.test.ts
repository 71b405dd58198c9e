import { expect, it, vi } from 'vitest';
import { exportOf } from './siteExport.ts';

const app = {
  basePath: '/app',
  title: () => 'Shop',
  sections: () => [],
  closedEditions: [],
  isIndexedPage: () => true,
};

/** Returns the export of an app in an environment with one variable. */
function exportWith(name: string, value: string | undefined) {
  vi.stubEnv(name, value);
  try {
    return exportOf(app, '/apps/shop');
  } finally {
    vi.unstubAllEnvs();
  }
}

it('is the folder `out`, with our own client', () => {
  expect(exportWith('NEXT_CLIENT', undefined)).toMatchObject({
    basePath: '/app',
    out: '/apps/shop/out',
    client: 'own',
  });
});

it('is another folder for a second build', () => {
  expect(exportWith('SITE_FOLDER', 'stock').out).toBe('/apps/shop/stock');
  expect(exportWith('SITE_FOLDER', '').out).toBe('/apps/shop/out');
});

it("has Next's own client on request, and no third one", () => {
  expect(exportWith('NEXT_CLIENT', 'stock').client).toBe('stock');
  expect(() => exportWith('NEXT_CLIENT', 'other')).toThrow('NEXT_CLIENT is "other"');
});
