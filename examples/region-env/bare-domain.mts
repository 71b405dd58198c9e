import { createRegionEnv } from '@exchange/region-env';

const region = createRegionEnv({
  editions: [{ id: 'global', domains: ['acme.dev'], locales: [{ token: 'en', label: 'English' }] }],
  site: 'https://{domain}',
  services: { api: 'https://api{environment}.{domain}' },
  environments: [
    { name: 'production' },
    { name: 'qa', site: 'https://qa.{domain}' },
    { name: 'qa2', site: 'https://www{environment}.{domain}' },
  ],
});

console.log(region.siteOrigin('global')); // https://acme.dev
console.log(region.siteOrigin('global', 'qa')); // https://qa.acme.dev
console.log(region.siteOrigin('global', 'qa2')); // https://www-qa2.acme.dev
console.log(region.endpoints('qa.acme.dev')?.api); // https://api-qa.acme.dev
