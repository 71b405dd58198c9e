// @vitest-environment node
import { readFileSync } from 'node:fs';
import { checkRoutes } from '@exchange/deeplink-mapper/check';
import { expect, it } from 'vitest';
import { app, region } from '../exchange.config.ts';
import { config, toApp, toWeb } from './links.ts';
import { siteFiles } from './siteFiles.ts';

/** Pages of the site and their screens in the app. */
const screens = [
  ['/account', 'me'],
  ['/rewards', 'rewards'],
  ['/rewards/first-trade', 'rewards/first-trade'],
] as const;

/** Adds a parameter that links keep. A screen may have parameters of its own, as `trade?pair=BTC-EUR` has. */
const fromMail = (url: string) => `${url}${url.includes('?') ? '&' : '?'}utm_source=mail`;

it('no two rows of the table match the same address', () => {
  expect(() => checkRoutes(config.routes)).not.toThrow();
});

it.each(screens)('%s opens %s in the app, and back', (path, screen) => {
  for (const edition of region.editions) {
    for (const environment of region.environments) {
      const origin = region.siteOrigin(edition, environment);
      const url = region.localizedUrl(origin, region.defaultLocale(edition), path);
      expect(toApp.map(`${url}?from=mail`)?.url).toBe(app.scheme + screen);
    }
  }
  expect(toWeb(app.scheme + screen)?.path).toBe(path);
  expect(toApp.map(fromMail(path))?.url).toBe(fromMail(app.scheme + screen));
  expect(toWeb(`${fromMail(app.scheme + screen)}&from=app#top`)?.path).toBe(fromMail(path));
});

it('an address of another site opens no screen', () => {
  expect(toApp.map(`https://www.elsewhere.test${screens[0][0]}`)).toBeUndefined();
});

it.each(Object.entries(siteFiles))('public/%s is current: `npm run links`', (name, content) => {
  expect(JSON.parse(readFileSync(`public/${name}`, 'utf8'))).toEqual(content);
});
