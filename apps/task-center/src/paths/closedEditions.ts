import { closedEditions } from '../../exchange.config.ts';
import { editions, regions, type Edition, type LocaleToken } from './regions.ts';

export const isClosedEdition = (edition: Edition): boolean => closedEditions.includes(edition);

/** Whether only closed editions offer the locale, so that its pages can be built without offers. */
export function isClosedLocale(locale: LocaleToken): boolean {
  return editions.filter((edition) => regions.offers(edition, locale)).every(isClosedEdition);
}
