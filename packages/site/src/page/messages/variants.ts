/**
 * Variants whose files contain only the differences from a base language. `en-US` belongs to no
 * edition, but is released as the fallback of all languages (spec 7).
 */
export const variants: Readonly<Record<string, string>> = {
  'en-US': 'en',
  'en-HK': 'en',
  'es-MX': 'es-ES',
  'es-AR': 'es-ES',
  'zh-HK': 'zh-TW',
};
