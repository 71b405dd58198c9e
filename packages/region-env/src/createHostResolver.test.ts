import { expect, it } from 'vitest';
import { defaultRegionConfig } from './config.ts';
import { createHostResolver } from './createHostResolver.ts';
import { createRegionEnv } from './regionEnv.ts';

it.each(['www.brand.kz', 'task.brand.com', 'localhost:3000', 'evil.com'])(
  'resolves %s like createRegionEnv',
  (host) => {
    expect(createHostResolver()(host)).toEqual(createRegionEnv().resolveHost(host));
  },
);

it('accepts the domains of another brand in any spelling', () => {
  const brandDomains = { ...defaultRegionConfig.brandDomains, kz: 'Coins.KZ.' };
  const resolve = createHostResolver({ brandDomains });
  expect(resolve('www.coins.kz')).toMatchObject({ edition: 'kz', trusted: true });
  expect(resolve('www.brand.kz').trusted).toBe(false);
});

it('applies ?edition= on localhost', () => {
  expect(createHostResolver()('localhost', { search: '?edition=tr' }).edition).toBe('tr');
});
