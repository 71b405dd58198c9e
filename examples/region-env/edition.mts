import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';

export const region = createRegionEnv({
  ...preset,
  editions: [
    ...preset.editions,
    {
      id: 'il',
      domains: ['brand.co.il'],
      announced: true,
      defaultLocale: 'en-IL',
      locales: [
        { token: 'he-ISR', label: 'עברית', tag: 'he-IL', content: 'he', direction: 'rtl' },
        { token: 'en-IL', label: 'English', content: 'en' },
      ],
    },
  ],
});

console.log(region.resolveHost('www.brand.co.il').edition); // il
console.log(region.endpoints('www.brand.co.il')?.api); // https://api2.brand.co.il
