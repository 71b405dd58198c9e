import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';

const region = createRegionEnv(preset);
const host = region.resolveHost('www.brand.com.hk');
console.log(host.edition, host.environment, host.trusted); // hk prod true
console.log(region.endpoints('brand.kz')?.api); // https://api2.brand.kz
const tokens = region.locales('tr').map(({ value }) => value);
console.log(tokens.join(' ')); // tr-TUR en-TR

// A look-alike host has no endpoints, so no data can be sent to it.
console.log(region.endpoints('brand.com.evil.com')); // undefined

// A locale has three names: in URLs, for translation files, and in `lang`.
const { contentLocale, languageTag, textDirection } = region;
const { locale = 'en', path } = region.splitPath('/ar-ARE/task-center?x=1');
console.log(path, contentLocale(locale), languageTag(locale), textDirection(locale)); // /task-center?x=1 ar-SA ar-AE rtl
