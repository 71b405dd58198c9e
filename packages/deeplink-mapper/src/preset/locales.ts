/**
 * Locale tokens of all editions (spec 9, "Locale lists per edition"). Duplicated here because this package
 * has no dependencies. Tokens without a region belong to the EU edition.
 */
export const locales: readonly string[] =
  // One string makes a smaller bundle than 43 strings.
  (
    'en id-ID es-ES es-MX es-AR kk-KZ pt-BR pt-PT ru-RU vi-VN uk-UA ar-SA ja-JP zh-MY zh-TW ' +
    'cs de es el fr it lt hu nl pl pt ro ' +
    'zh-HK en-HK nl-NL en-NL tr-TUR en-TR ru-KAZ kk-KAZ en-KAZ ka-GEO ru-GEO en-GEO ' +
    'id-IDN en-IDN en-ARE ar-ARE'
  ).split(' ');
