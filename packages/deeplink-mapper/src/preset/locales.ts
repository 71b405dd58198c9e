/**
 * Locale tokens of all editions (spec 9, "Locale lists per edition"). Duplicated here because this package
 * has no dependencies. Tokens without a region belong to the EU edition.
 */
export const locales: readonly string[] = [
  // Default
  'en',
  'id-ID',
  'es-ES',
  'es-MX',
  'es-AR',
  'kk-KZ',
  'pt-BR',
  'pt-PT',
  'ru-RU',
  'vi-VN',
  'uk-UA',
  'ar-SA',
  'ja-JP',
  'zh-MY',
  'zh-TW',
  // EU, which also has `en`
  'cs',
  'de',
  'es',
  'el',
  'fr',
  'it',
  'lt',
  'hu',
  'nl',
  'pl',
  'pt',
  'ro',
  // Hong Kong
  'zh-HK',
  'en-HK',
  // Netherlands
  'nl-NL',
  'en-NL',
  // Turkey
  'tr-TUR',
  'en-TR',
  // Kazakhstan
  'ru-KAZ',
  'kk-KAZ',
  'en-KAZ',
  // Georgia
  'ka-GEO',
  'ru-GEO',
  'en-GEO',
  // Indonesia
  'id-IDN',
  'en-IDN',
  // UAE
  'en-ARE',
  'ar-ARE',
];
