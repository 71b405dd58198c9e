import { createRegionEnv } from '@exchange/region-env';

const region = createRegionEnv({
  editions: [{ id: 'global', domains: ['acme.dev'], locales: [{ token: 'en', label: 'English' }] }],
  services: { api: 'https://api{environment}.{domain}' },
  environments: [{ name: 'production' }, { name: 'qa' }, { name: 'qa2' }, { name: 'staging' }],
});

console.log(region.resolveHost('www-qa2.acme.dev').environment); // qa2
console.log(region.endpoints('www-qa.acme.dev')?.api); // https://api-qa.acme.dev
console.log(region.siteOrigin('global', 'staging')); // https://www-staging.acme.dev
