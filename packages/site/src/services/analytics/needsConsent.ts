/** Languages that are mainly spoken where the law requires consent: the EU, the EEA, the UK, Switzerland and Turkey. */
const languages =
  'bg cs da de el et fi fr ga hr hu is it lb lt lv mt nb nl nn no pl rm ro sk sl sv tr';

/**
 * Countries of the EU, the EEA, the UK, Switzerland and Turkey, and Brazil and Saudi Arabia, whose
 * laws (LGPD, PDPL) are read as asking for consent. Locales of the site also name Turkey `TUR`.
 */
const countries =
  'AT BE BG BR CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SA SE SI SK TR TUR';

/** Time zones of these countries outside `Europe/`. */
const timeZones =
  'Africa/Ceuta Arctic/Longyearbyen Asia/Famagusta Asia/Istanbul Asia/Nicosia Asia/Riyadh Atlantic/Azores ' +
  'Atlantic/Canary Atlantic/Madeira Atlantic/Reykjavik America/Araguaina America/Bahia America/Belem ' +
  'America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio ' +
  'America/Manaus America/Noronha America/Porto_Velho America/Recife America/Rio_Branco America/Santarem ' +
  'America/Sao_Paulo';

/**
 * Returns whether a visitor probably lives where analytics need consent. Also returns true for some others, such as
 * visitors in Belgrade, because a time zone in `Europe/` does not identify a country.
 *
 * @param locale - locale of the page, such as `es-ES`
 * @param timeZone - time zone of the device, such as `Europe/Madrid`
 */
export function needsConsent(locale: string, timeZone: string): boolean {
  const [language = '', country] = locale.split('-');
  const byLocale =
    country === undefined
      ? isListed(language.toLowerCase(), languages)
      : isListed(country.toUpperCase(), countries);
  return byLocale || timeZone.startsWith('Europe/') || isListed(timeZone, timeZones);
}

const isListed = (name: string, names: string) => names.split(' ').includes(name);
