import { useI18n } from '@exchange/i18n-loader/react';
import { useContext, useEffect } from 'react';
import { AddressContext, useRegions } from '../page/PageContext.ts';
import { useServices } from '../services/ServicesContext.ts';

/** Translates the 404 page, which is built in English, to the language in its URL, if the translations load. */
export function useAddressedLanguage(): void {
  const regions = useRegions();
  const services = useServices();
  const { i18n } = useI18n('shell');
  const setAddressed = useContext(AddressContext);

  useEffect(() => {
    const { locale } = regions.splitPath(location.pathname);
    if (!services || locale === undefined) return undefined;
    let isHere = true;
    // If loading fails, the i18n instance reports the failure, and the page stays in English.
    void i18n.changeLanguage(regions.contentLocale(locale), (error) => {
      if (!isHere || error) return;
      const root = document.documentElement;
      root.lang = regions.languageTag(locale);
      root.dir = regions.textDirection(locale);
      setAddressed(locale);
    });
    return () => {
      isHere = false;
    };
  }, [regions, services, i18n, setAddressed]);
}
