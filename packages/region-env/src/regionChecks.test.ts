import type { EditionData } from './config.ts';
import { preset } from './preset/preset.ts';
import { describeRegion } from './regionChecks.fixture.ts';

describeRegion('the preset', preset);

const pakistan: EditionData = {
  id: 'pk',
  domains: ['brand.com.pk', 'brand-pk.com'],
  announced: true,
  defaultLocale: 'en-PAK',
  locales: [
    { token: 'ur-PAK', label: 'اردو', tag: 'ur-PK', content: 'ur', direction: 'rtl' },
    { token: 'en-PAK', label: 'English', tag: 'en-PK', content: 'en' },
  ],
};
describeRegion('a tenth edition', { ...preset, editions: [...preset.editions, pakistan] });

describeRegion('a brand with another site', {
  ...preset,
  site: 'https://app{environment}.{domain}',
});

describeRegion('a brand with other environments', {
  ...preset,
  site: 'https://app{environment}.{domain}:8443',
  environments: [
    { name: 'live', text: '-live' },
    { name: 'sandbox', isPublic: true },
    { name: 'qa', hasOtherHosts: true },
  ],
});

describeRegion('a brand with bare domains', {
  ...preset,
  site: 'https://{domain}',
  environments: [
    { name: 'production' },
    { name: 'qa', site: 'https://qa.{domain}' },
    { name: 'qa2', site: 'https://www{environment}.{domain}' },
    { name: 'staging', site: 'https://staging.{domain}' },
  ],
});

describeRegion('another brand with one edition', {
  editions: [
    { id: 'north', domains: ['northwind.dev'], locales: [{ token: 'en', label: 'English' }] },
  ],
});
