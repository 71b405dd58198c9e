import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';

const region = createRegionEnv(preset); // or your own brand

console.log(region.resolveHost('www.brand.com.hk').edition); // hk
console.log(region.resolveHost('brand.com.evil.com').trusted); // false
console.log(region.endpoints('brand.kz')?.api); // https://api2.brand.kz
console.log(region.splitPath('/tr-TUR/task-center?x=1')); // { locale: 'tr-TUR', path: '/task-center?x=1' }
console.log(region.locales('ge')[0]); // { label: 'ქართული', lang: 'ka-GE', value: 'ka-GEO' }

// For a locale: the name of its translation files, its BCP 47 tag and its text direction.
const { contentLocale, languageTag, textDirection } = region;
console.log(contentLocale('ar-ARE'), languageTag('ar-ARE'), textDirection('ar-ARE')); // ar-SA ar-AE rtl
