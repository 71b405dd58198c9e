import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import type { Services } from '../runtime/services.ts';
import { useTexts } from '../texts/useTexts.ts';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';

/** The edition's languages, each in its own script. Choosing one loads the page anew (spec 2.2). */
export function LanguageMenu({ services }: { services: Services }): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const languages = services.languages;
  const locale = page.isLocaleInPath ? page.locale : services.defaultLocale;
  const current = languages.find(({ value }) => value === locale);
  return (
    <details className="language-menu">
      <summary title={t('language')}>
        <Icon name="globe" />
        <span className="x-visually-hidden">{t('language')}</span>{' '}
        <span className="language-menu__current">{current?.label}</span>
      </summary>
      <ul aria-label={t('language_choose')}>
        {languages.map(({ label, value, lang }) => (
          <li key={value}>
            <a
              href={
                page.isMissing
                  ? pathFrom({ ...page, locale: value, isLocaleInPath: true }, '/task-center')
                  : services.addressIn(value)
              }
              lang={lang}
              hrefLang={lang}
              aria-current={value === locale ? 'true' : undefined}
              onClick={() => services.rememberLanguage(value)}
            >
              {label}
              {value === locale ? <Icon name="check" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
