import { createRegionEnv, editionUrl } from '@exchange/region-env';

const region = createRegionEnv({
  editions: [
    { id: 'world', domains: ['acme.dev'], locales: [{ token: 'en', label: 'English' }] },
    {
      id: 'alps',
      domains: ['acme.de', 'acme.ch'],
      defaultLocale: 'de',
      domainLocales: { 'acme.ch': 'fr' },
      locales: [
        { token: 'de', label: 'Deutsch' },
        { token: 'fr', label: 'Français' },
      ],
    },
  ],
});

const { edition, brandDomain } = region.resolveHost('www.acme.ch');
console.log(edition, region.defaultLocale(edition, brandDomain)); // alps fr
console.log(editionUrl(region, 'alps', 'https://www.acme.ch/a')); // https://www.acme.ch/a
console.log(editionUrl(region, 'alps', 'https://www.acme.dev/a')); // https://www.acme.de/a
