import {
  alternates,
  createRegionEnv,
  detectPlatform,
  isPhone,
  isTablet,
  isTabletWide,
  probeImageSupport,
  type Environment,
  type RegionEnv,
} from '@exchange/region-env';
import { preset, type Edition } from '@exchange/region-env/preset';

const region: RegionEnv<typeof preset> = createRegionEnv(preset);
const { contentLocale, languageTag, textDirection } = region;
const host = region.resolveHost('www.brand.com.hk');
export const edition: Edition = host.edition;
export const environment: Environment = host.environment;
export const words: string[] = [
  host.hostname,
  host.subdomain,
  host.brandDomain,
  host.topLevelDomain,
];
export const trusted: boolean = host.trusted;
export const api: string | undefined = region.endpoints('brand.kz')?.api;
export const spot: string | undefined = region.endpoints('brand.kz')?.spot;
export const labels: string[] = region.locales('ge').map(({ label }) => label);
const { locale, path } = region.splitPath('/tr-TUR/task-center');
export const names: string[] = locale
  ? [contentLocale(locale), languageTag(locale), textDirection(locale), path]
  : [];
export const url: string = region.switchLocale('https://www.brand.com/', 'ja-JP');
export const links: string[] = alternates(region, '/task-center').map(({ href }) => href);
export const { client, isApp } = detectPlatform({ userAgent: 'ExchangeApp/3.6.1' });
export const widths: boolean[] = [isPhone(320), isTablet(800), isTabletWide(1200)];
export const images: Promise<{ avif: boolean; webp: boolean }> = probeImageSupport();

/** Fails to compile if an edition of the first release is removed. */
export function currency(of: Edition): string {
  switch (of) {
    case 'default':
    case 'hk':
      return 'USD';
    case 'eu':
    case 'nl':
      return 'EUR';
    case 'kz':
      return 'KZT';
    case 'tr':
      return 'TRY';
    case 'ge':
      return 'GEL';
    case 'id':
      return 'IDR';
    case 'ae':
      return 'AED';
  }
}
