const domains = [
  'brand.com',
  'brand.eu',
  'brand.kz',
  'brand-tr.com',
  'brand.ge',
  'brand.co.id',
  'brand.com.hk',
  'brand.ae',
  'brand.nl',
];

/** Origins of the site: the domain of each edition, with and without `www.` (decision 1). */
export const siteOrigins: readonly string[] = domains.flatMap((domain) => [
  `https://${domain}`,
  `https://www.${domain}`,
]);
