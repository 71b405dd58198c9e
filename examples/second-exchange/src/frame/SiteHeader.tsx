import { useI18n } from '@exchange/i18n-loader/react';
import { rememberLanguage } from '@exchange/region-env';
import { Button } from '@exchange/ui/button';
import { Header } from '@exchange/ui/header';
import { Menu } from '@exchange/ui/menu';
import { brand, region } from '../../exchange.config.ts';
import { pages } from './pages.ts';
import { RouterLink } from './router.tsx';
import { usePlace } from './site.ts';
import { switchTheme } from './theme.ts';

export function SiteHeader() {
  const { t } = useI18n();
  return (
    <Header
      className="header"
      brand={brand}
      homeHref="/"
      labels={{ home: brand, navigation: t('navigation'), menu: t('menu') }}
      sections={Object.entries(pages)
        .filter(([path]) => !path.includes(':'))
        .map(([href, { title }]) => ({ name: t(title), href, renderer: 'link' }))}
      actions={
        <>
          <LanguageMenu />
          <Button size="small" onClick={switchTheme}>
            {t('theme')}
          </Button>
        </>
      }
      linkComponent={RouterLink}
    />
  );
}

/** Links to this page in the other languages. */
function LanguageMenu() {
  const { t } = useI18n();
  const { edition, locale } = usePlace();
  const languages = region.locales(edition);
  const items = languages.map(({ value, label, lang }) => ({
    id: value,
    label,
    lang,
    checked: value === locale,
    onSelect() {
      rememberLanguage(region, localStorage, value);
      location.assign(region.switchLocale(location.href, value));
    },
  }));
  return (
    <Menu
      label={t('language')}
      trigger={languages.find(({ value }) => value === locale)?.label}
      align="end"
      groups={[{ id: 'languages', items }]}
    />
  );
}
