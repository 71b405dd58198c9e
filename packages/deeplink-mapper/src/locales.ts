/**
 * Every locale token of the site, over all editions (spec 9, "Locale lists per edition"). Written out
 * because this package imports nothing; bare tokens are the European edition's.
 */
export const locales: readonly string[] =
  // one string is smaller than 43, and as easy to read
  (
    'en id-ID es-ES es-MX es-AR kk-KZ pt-BR pt-PT ru-RU vi-VN uk-UA ar-SA ja-JP zh-MY zh-TW ' +
    'cs de es el fr it lt hu nl pl pt ro ' +
    'zh-HK en-HK nl-NL en-NL tr-TUR en-TR ru-KAZ kk-KAZ en-KAZ ka-GEO ru-GEO en-GEO ' +
    'id-IDN en-IDN en-ARE ar-ARE'
  ).split(' ');
