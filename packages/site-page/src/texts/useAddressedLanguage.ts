import { useI18n } from '@exchange/i18n-loader/react';
import { useContext, useEffect } from 'react';
import { regions, contentLocale, languageTag, textDirection } from '../../paths/regions.ts';
import { AddressContext } from '../PageContext.tsx';
import { useServices } from '../useServices.ts';

/** Translates the 404 page, which is built in English, to the language in its URL, if the translations load. */
export function useAddressedLanguage(): void {
  const services = useServices();
  const { i18n } = useI18n('shell');
  const setAddressed = useContext(AddressContext);

  useEffect(() => {
    const { locale } = regions.splitPath(location.pathname);
    if (!services || locale === undefined) return undefined;
    let isHere = true;
    // If loading fails, the i18n instance reports the failure, and the page stays in English.
    void i18n.changeLanguage(contentLocale(locale), (error) => {
      if (!isHere || error) return;
      const root = document.documentElement;
      root.lang = languageTag(locale);
      root.dir = textDirection(locale);
      setAddressed(locale);
    });
    return () => {
      isHere = false;
    };
  }, [services, i18n, setAddressed]);
}
