import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts, type Services } from '../../page/index.ts';
import { useLanguageLinks } from './useLanguageLinks.ts';

/** The edition's languages in the mobile menu, collapsed at first. */
export function LanguageList({ languages }: { languages: Services['languages'] }): ReactElement {
  const t = useTexts('shell');
  const links = useLanguageLinks(languages);
  const current = links.find(({ isCurrent }) => isCurrent);
  return (
    <details className="language-list">
      <summary>
        <Icon name="globe" />
        <span>{t('language')}</span>
        <span className="language-list__current" lang={current?.lang}>
          {current?.label}
        </span>
        <Icon name="chevronDown" size={16} />
      </summary>
      <ul>
        {links.map(({ value, label, lang, href, isCurrent, choose }) => (
          <li key={value}>
            <a
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={choose}
            >
              {label}
              {isCurrent ? <Icon name="check" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
