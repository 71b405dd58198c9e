import { pathFrom, usePage, type Services } from '../../page/index.ts';

interface LanguageLink {
  value: string;
  /** Name of the language in its own script. */
  label: string;
  /** BCP 47 tag of the label. */
  lang: string;
  /** URL of this page in the language. */
  href: string;
  isCurrent: boolean;
  /** Stores the choice for the next visit. */
  choose: () => void;
}

/** Returns links to the edition's languages. Each link loads this page in another language (spec 2.2). */
export function useLanguageLinks({
  offered,
  defaultLocale,
  addressIn,
  remember,
}: Services['languages']): LanguageLink[] {
  const page = usePage();
  const locale = page.isLocaleInPath ? page.locale : defaultLocale;
  return offered.map(({ label, value, lang }) => ({
    value,
    label,
    lang,
    href: page.isMissing
      ? pathFrom({ ...page, locale: value, isLocaleInPath: true }, page.links.home)
      : addressIn(value),
    isCurrent: value === locale,
    choose: () => remember(value),
  }));
}
