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
  const mail = '?utm_source=mail';
  expect(toApp.map(path + mail)?.url).toBe(app.scheme + screen + mail);
  expect(toWeb(`${app.scheme + screen + mail}&from=app#top`)?.path).toBe(path + mail);
});

it('an address of another site opens no screen', () => {
  expect(toApp.map(`https://www.elsewhere.test${screens[0][0]}`)).toBeUndefined();
});

it.each(Object.entries(siteFiles))('public/%s is current: `npm run links`', (name, content) => {
  expect(JSON.parse(readFileSync(`public/${name}`, 'utf8'))).toEqual(content);
});
