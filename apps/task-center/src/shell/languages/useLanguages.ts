import { usePage } from '../../context/PageContext.tsx';
import { pathFrom } from '../../paths/address.ts';
import type { Services } from '../../services/services.ts';

interface Language {
  value: string;
  /** Name of the language in its own script. */
  label: string;
  /** BCP 47 tag of the label. */
  lang: string;
  /** Address of this page in the language. */
  href: string;
  isCurrent: boolean;
  /** Stores the choice for the next visit. */
  choose: () => void;
}

/** Languages of the edition. Choosing one loads the page in that language (spec 2.2). */
export function useLanguages({
  languages,
  defaultLocale,
  addressIn,
  rememberLanguage,
}: Services): Language[] {
  const page = usePage();
  const locale = page.isLocaleInPath ? page.locale : defaultLocale;
  return languages.map(({ label, value, lang }) => ({
    value,
    label,
    lang,
    href: page.isMissing
      ? pathFrom({ locale: value, isLocaleInPath: true }, '/task-center')
      : addressIn(value),
    isCurrent: value === locale,
    choose: () => rememberLanguage(value),
  }));
}
