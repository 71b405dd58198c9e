import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';

const region = createRegionEnv(preset);

function htmlTag(pathname: string): string {
  const locale = region.splitPath(pathname).locale ?? 'en';
  return `<html lang="${region.languageTag(locale)}" dir="${region.textDirection(locale)}">`;
}

console.log(htmlTag('/ar-SA/markets')); // <html lang="ar-SA" dir="rtl">
console.log(htmlTag('/markets')); // <html lang="en" dir="ltr">
