import { createRegionEnv } from '@exchange/region-env';

const region = createRegionEnv({
  editions: [
    {
      id: 'world',
      domains: ['acme.dev'],
      locales: [
        { token: 'en', label: 'English' },
        { token: 'fr', label: 'Français' },
      ],
    },
    {
      id: 'gulf',
      domains: ['acme.ae'],
      locales: [{ token: 'ar-ARE', label: 'العربية', tag: 'ar-AE', direction: 'rtl' }],
    },
  ],
  services: { api: 'https://api{environment}.{domain}/v1' },
});
console.log(region.resolveHost('acme.ae').edition); // gulf
console.log(region.endpoints('testnet.acme.dev')?.api); // https://api-testnet.acme.dev/v1
console.log(region.languageTag('ar-ARE'), region.textDirection('ar-ARE')); // ar-AE rtl
