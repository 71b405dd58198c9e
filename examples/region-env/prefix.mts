import { createRegionEnv } from '@exchange/region-env';

const region = createRegionEnv({
  editions: [{ id: 'world', domains: ['acme.dev'], locales: [{ token: 'en', label: 'English' }] }],
  site: 'https://{environment}www.{domain}',
  services: { api: 'https://{environment}api.{domain}' },
  environments: [{ name: 'production' }, { name: 'test', text: 'test-' }],
});
console.log(region.siteOrigin('world', 'test')); // https://test-www.acme.dev
console.log(region.endpoints('test-www.acme.dev')?.api); // https://test-api.acme.dev
