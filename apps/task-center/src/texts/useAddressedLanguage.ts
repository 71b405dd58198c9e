import { useI18n } from '@exchange/i18n-loader/react';
import { contentLocale, languageTag, textDirection, type LocaleToken } from '@exchange/region-env';
import { useEffect, useState } from 'react';
import { regions } from '../page/regions.ts';
import { useServices } from '../runtime/useServices.ts';

/**
 * For a page that is served in place of another: it turns to the language that the address names, if
 * its texts come. Gives that locale then.
 */
export function useAddressedLanguage(): LocaleToken | undefined {
  const services = useServices();
  const { i18n } = useI18n('shell');
  const [shown, setShown] = useState<LocaleToken>();

  useEffect(() => {
    const { locale } = regions.splitPath(location.pathname);
    if (!services || locale === undefined) return undefined;
    let isHere = true;
    // A failure is reported by the texts themselves, and the page stays as it is.
    void i18n.changeLanguage(contentLocale(locale), (error) => {
      if (!isHere || error) return;
      const root = document.documentElement;
      root.lang = languageTag(locale);
      root.dir = textDirection(locale);
      setShown(locale);
    });
    return () => {
      isHere = false;
    };
  }, [services, i18n]);

  return shown;
}
