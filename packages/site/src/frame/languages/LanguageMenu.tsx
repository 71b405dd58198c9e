import { Icon, Menu } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts, type Services } from '../../page/index.ts';
import { useLanguageLinks } from './useLanguageLinks.ts';

/** Menu with links to the edition's languages, each named in its own script. */
export function LanguageMenu({ languages }: { languages: Services['languages'] }): ReactElement {
  const t = useTexts('shell');
  const links = useLanguageLinks(languages);
  const current = links.find(({ isCurrent }) => isCurrent);
  return (
    <div className="language-menu">
      <Menu
        label={t('language')}
        align="end"
        trigger={
          <>
            <Icon name="globe" size={24} />
            <span className="language-menu__current" lang={current?.lang}>
              {current?.label}
            </span>
          </>
        }
        groups={[
          {
            id: 'languages',
            items: links.map(({ value, label, lang, href, isCurrent, choose }) => ({
              id: value,
              label,
              lang,
              href,
              checked: isCurrent,
              onSelect: choose,
            })),
          },
        ]}
      />
    </div>
  );
}
