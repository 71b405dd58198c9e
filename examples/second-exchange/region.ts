import { createRegionEnv } from '@exchange/region-env';

/** Two editions on their own domains, and the services of each. */
export const region = createRegionEnv({
  editions: [
    {
      id: 'world',
      domains: ['northwind.example'],
      announced: true,
      locales: [
        { token: 'en', label: 'English' },
        { token: 'de', label: 'Deutsch' },
      ],
    },
    {
      id: 'nordic',
      domains: ['northwind.se'],
      announced: true,
      defaultLocale: 'sv-SE',
      locales: [
        { token: 'sv-SE', label: 'Svenska' },
        { token: 'en-SE', label: 'English', content: 'en' },
      ],
    },
  ],
  site: 'https://app{environment}.{domain}',
  services: { api: 'https://gateway{environment}.{domain}' },
  environments: { prod: '', testnet: '-testnet', test: '-staging' },
  appMarker: 'Northwind/',
  storageKeys: { language: 'northwind.language', userId: 'northwind.user' },
});
