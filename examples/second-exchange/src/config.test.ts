import { expect, it } from 'vitest';
import { app, region } from '../exchange.config.ts';
import { toApp, toWeb } from './links.ts';

it.each(region.editions)('each host of the edition %s has its services', (edition) => {
  const { host } = new URL(region.siteOrigin(edition));
  expect(region.resolveHost(host)).toMatchObject({ edition, trusted: true });
  const endpoints = region.endpoints(host);
  expect(endpoints?.api).toMatch(/^https:/);
  expect(endpoints?.quotes).toMatch(/^wss:/);
});

it('a host of another site has no services', () => {
  expect(region.resolveHost('www.elsewhere.test').trusted).toBe(false);
  expect(region.endpoints('www.elsewhere.test')).toBeUndefined();
});

it('links map to the app, and back to the web', () => {
  for (const edition of region.editions) {
    const [locale] = region.locales(edition);
    const origin = region.siteOrigin(edition);
    const link = toApp.map(`${origin}/${locale?.value}/rewards/first-trade?from=mail`);
    expect(link?.url).toBe(`${app.scheme}rewards/first-trade`);
  }
  expect(toApp.map('https://www.elsewhere.test/rewards')).toBeUndefined();
  expect(toWeb(`${app.scheme}rewards/first-trade`)?.path).toBe('/rewards/first-trade');
});
