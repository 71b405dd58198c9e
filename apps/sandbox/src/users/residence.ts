import type { Region } from '../taskCenter/callerRegion.ts';

/** ISO 3166-1 alpha-2 codes of the countries that each region serves. Examples, not legal advice. */
const countries: Readonly<Partial<Record<Region, readonly string[]>>> = {
  default: [
    ...[
      'AR',
      'BO',
      'BR',
      'CL',
      'CO',
      'CR',
      'DO',
      'EC',
      'GT',
      'HN',
      'MX',
      'PA',
      'PE',
      'PY',
      'SV',
      'UY',
    ],
    ...['BH', 'MY', 'PH', 'SA', 'TH', 'TW', 'UA', 'VN', 'ZA'],
  ],
  // The European Economic Area without the Netherlands, and its parts with codes of their own.
  eu: [
    ...[
      'AT',
      'BE',
      'BG',
      'CY',
      'CZ',
      'DE',
      'DK',
      'EE',
      'ES',
      'FI',
      'FR',
      'GR',
      'HR',
      'HU',
      'IE',
      'IT',
    ],
    ...['LT', 'LU', 'LV', 'MT', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
    ...['IS', 'LI', 'NO', 'AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
  ],
  nl: ['NL'],
  kz: ['KZ'],
  tr: ['TR'],
  ge: ['GE'],
  id: ['ID'],
  hk: ['HK'],
  ae: ['AE'],
};

const regionByCountry = new Map(
  Object.entries(countries).flatMap(([region, codes]) => codes.map((code) => [code, region])),
);

/** Countries and territories whose residents cannot open an account. */
export const notServed: readonly string[] = [
  ...['US', 'AS', 'GU', 'MP', 'PR', 'VI'],
  ...['CA', 'CN', 'CU', 'GB', 'IR', 'KP', 'SG', 'SY'],
];

/**
 * Returns the region whose rules apply to residents of a country. Countries that are missing in the table have the
 * region `unlisted`, which no rule allows, so their residents get the strictest offers.
 */
export function regionOfResidents(country: string): string {
  return regionByCountry.get(country) ?? 'unlisted';
}

/** Returns the countries that a region serves. */
export function countriesOf(region: Region): readonly string[] {
  return countries[region] ?? [];
}

export function isServed(country: string): boolean {
  return !notServed.includes(country);
}
