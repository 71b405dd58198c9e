import type { EditionData } from './edition.ts';
import { preset } from './preset/preset.ts';
import { describeRegion } from './regionChecks.fixture.ts';

describeRegion('the preset', preset);

const israel: EditionData = {
  id: 'il',
  domains: ['brand.co.il', 'brand-il.com'],
  announced: true,
  defaultLocale: 'en-IL',
  locales: [
    { token: 'he-ISR', label: 'עברית', tag: 'he-IL', content: 'he', direction: 'rtl' },
    { token: 'en-IL', label: 'English', content: 'en' },
  ],
};
describeRegion('a tenth edition', { ...preset, editions: [...preset.editions, israel] });

describeRegion('a brand with another site', {
  ...preset,
  site: 'https://app{environment}.{domain}',
});

describeRegion('another brand with one edition', {
  editions: [
    { id: 'north', domains: ['northwind.dev'], locales: [{ token: 'en', label: 'English' }] },
  ],
});
