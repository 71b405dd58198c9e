import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { expect, it } from 'vitest';
import { pageEndpoints } from './pageEndpoints.ts';

const regions = createRegionEnv(preset);

/** Returns the services of a page whose meta element has the given content. */
function servicesOf(address: string, content?: string) {
  const querySelector = (selector: string) =>
    selector === 'meta[name="local-services"]' && content !== undefined
      ? { getAttribute: () => content }
      : null;
  return pageEndpoints(regions, {
    document: { querySelector } as unknown as Document,
    location: new URL(address) as unknown as Location,
  });
}

const list = (services: object) => JSON.stringify(services);

it('returns the listed services on a local host', () => {
  const services = { api: 'http://127.0.0.1:3001', i18n: 'http://localhost:3003/i18n' };
  expect(servicesOf('http://localhost:3000/task-center', list(services))).toMatchObject({
    ...services,
    spot: 'ws://localhost:3000',
    statics: 'http://localhost:3000',
  });
});

it.each([
  'https://api2.brand.com',
  'http://localhost.evil.test:3001',
  'http://name:word@localhost:3001',
  'http://localhost:3001/',
  'http://localhost:3001?x',
  'javascript://localhost/%0aalert(1)',
  'localhost:3001',
  7,
  null,
])('ignores the service %j', (api) => {
  expect(servicesOf('http://localhost:3000/', list({ api }))?.api).toBe('http://localhost:3000');
});

it.each(['', '{', 'null', '7', '[]', '"text"'])('ignores the list %j', (content) => {
  expect(servicesOf('http://localhost:3000/', content)?.api).toBe('http://localhost:3000');
});

it('ignores unknown services', () => {
  const services = servicesOf('http://localhost:3000/', list({ wallet: 'http://localhost:1' }));
  expect(services).not.toHaveProperty('wallet');
});

it.each([
  ['https://www.brand.com/', 'https://api2.brand.com'],
  ['https://www-test.brand.com/', 'https://api2-test.brand.com'],
])('ignores the list on %s', (address, api) => {
  expect(servicesOf(address, list({ api: 'http://localhost:3001' }))?.api).toBe(api);
});

it('returns undefined on an untrusted host', () => {
  expect(servicesOf('https://evil.test/', list({ api: 'http://localhost:1' }))).toBeUndefined();
});
