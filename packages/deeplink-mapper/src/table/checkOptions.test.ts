import { describe, expect, it } from 'vitest';
import { createDeepLinkMapper as createEngineMapper } from '../mapper/mapper.ts';
import { createDeepLinkMapper } from '../preset/mapper.ts';
import { createDeepLinkParser } from '../parser/parser.ts';
import { preset } from '../preset/preset.ts';
import { toIntentFilters } from '../siteFiles/appSiteLinks.ts';
import { DeepLinkError } from './deepLinkError.ts';

function optionError(work: () => unknown): DeepLinkError {
  try {
    work();
  } catch (error) {
    if (error instanceof DeepLinkError) return error;
    throw error;
  }
  throw new Error('The options were accepted.');
}

describe('an option', () => {
  it.each<[option: string, value: unknown, example: string]>([
    ['scheme', 'acme', 'a scheme with its slashes, such as "acme://"'],
    ['scheme', 'acme:', 'a scheme with its slashes, such as "acme://"'],
    ['scheme', 'Acme://', 'a scheme with its slashes, such as "acme://"'],
    ['scheme', '1acme://', 'a scheme with its slashes, such as "acme://"'],
    ['scheme', 'acme://open/', 'a scheme with its slashes, such as "acme://"'],
    ['scheme', 'a b://', 'a scheme with its slashes, such as "acme://"'],
    ['scheme', '', 'a scheme with its slashes, such as "acme://"'],
    ['scheme', null, 'a scheme with its slashes, such as "acme://"'],
    ['scheme', ['acme://'], 'a scheme with its slashes, such as "acme://"'],
    ['prefix', 'open', '"open/"'],
    ['prefix', '/open/', '"open/"'],
    ['prefix', 'open?/', '"open/"'],
    ['miniScheme', 'acme-mini', 'a scheme with its slashes, such as "acme-mini://"'],
    ['miniRoute', 'route', '"open?url="'],
    ['miniRoute', 'route?url=x', '"open?url="'],
    ['siteOrigins', ['https://www.brand.com/'], '["https://www.acme.com"]'],
    ['siteOrigins', ['https://www.brand.com/en'], '["https://www.acme.com"]'],
    ['siteOrigins', ['https://www.brand.com', 'www.brand.com'], '["https://www.acme.com"]'],
    ['siteOrigins', ['https://WWW.brand.com'], '["https://www.acme.com"]'],
    ['siteOrigins', ['https://me@brand.com'], '["https://www.acme.com"]'],
    ['siteOrigins', ['https://brand.com:443'], '["https://www.acme.com"]'],
    ['siteOrigins', ['http://brand.com:80'], '["https://www.acme.com"]'],
    ['siteOrigins', ['https://bränd.com'], '["https://www.acme.com"]'],
    ['siteOrigins', ['https://'], '["https://www.acme.com"]'],
    ['siteOrigins', ['null'], '["https://www.acme.com"]'],
    ['siteOrigins', [undefined], '["https://www.acme.com"]'],
    ['siteOrigins', [], '["https://www.acme.com"]'],
    // In a string, `includes` would accept every substring as an origin.
    ['siteOrigins', 'https://www.brand.com', '["https://www.acme.com"]'],
    ['locales', ['/en'], '["en"]'],
    ['locales', ['en/'], '["en"]'],
    ['locales', [''], '["en"]'],
    ['locales', 'en', '["en"]'],
    ['routes', { kyc: '/kyc' }, '[{"id":"kyc","paths":["/kyc"],"target":"kyc"}]'],
  ])('%s is rejected with the value %j', (option, value, example) => {
    const error = optionError(() => createDeepLinkMapper({ [option]: value }));
    expect(error).toMatchObject({
      kind: 'badOption',
      field: option,
      routeIds: [],
      name: 'DeepLinkError',
    });
    const verb = option.endsWith('s') ? 'are' : 'is';
    expect(error.message).toBe(`The ${option} ${verb} ${JSON.stringify(value)}. Use ${example}.`);
  });

  it.each([
    { scheme: 'acme+app.x-1://' },
    { prefix: '' },
    { prefix: 'a/b/' },
    { miniRoute: 'x/y?z=' },
    { siteOrigins: ['http://localhost:3000', 'https://[::1]:8443', 'capacitor://localhost'] },
    { siteOrigins: ['https://brand.com:80', 'http://brand.com:443'] },
    { siteOrigins: ['https://xn--brnd-5qa.com'] },
    { locales: [] },
    { locales: ['en', 'zh-Hant-TW'] },
    { routes: [] },
  ])('is accepted: %j', (options) => {
    expect(() => createDeepLinkMapper(options)).not.toThrow();
  });

  it('is checked by the parser and the intent filters as well', () => {
    expect(optionError(() => createDeepLinkParser({ ...preset, scheme: 'acme' })).field).toBe(
      'scheme',
    );
    const siteOrigins = ['https://www.brand.com/'];
    expect(optionError(() => toIntentFilters({ ...preset, siteOrigins })).field).toBe(
      'siteOrigins',
    );
  });

  it('is required without the preset brand', () => {
    const site = { siteOrigins: ['https://www.acme.com'] };
    const routes = [{ id: 'news', paths: ['/news'], target: 'news', mini: true }];
    const config = { scheme: 'acme://', ...site, routes };
    const create = (options: object) => () => createEngineMapper(options as typeof config);
    expect(optionError(create({ ...site, routes: [] })).field).toBe('scheme');
    expect(optionError(create({ scheme: 'acme://', routes: [] })).field).toBe('siteOrigins');
    expect(optionError(create({ scheme: 'acme://', ...site })).field).toBe('routes');
    expect(optionError(create(config)).field).toBe('miniScheme');
    const miniScheme = 'mini://';
    expect(optionError(create({ ...config, miniScheme })).field).toBe('miniRoute');
    expect(create({ ...config, miniScheme, miniRoute: 'open?url=' })).not.toThrow();
  });
});
