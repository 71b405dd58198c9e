import { useI18n } from '@exchange/i18n-loader/react';
import { rememberLanguage } from '@exchange/region-env';
import { Button } from '@exchange/ui/button';
import { Select } from '@exchange/ui/select';
import { TabLinks } from '@exchange/ui/tab-links';
import { brand, region } from '../../exchange.config.ts';
import { RouterLink, usePagePath } from './router.tsx';
import { usePlace } from './site.ts';

/** Switches between dark and light, and remembers the choice. */
function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isDark =
    dataset.theme === undefined
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : dataset.theme === 'dark';
  dataset.theme = isDark ? 'light' : 'dark';
  localStorage.setItem('theme', dataset.theme);
}

export function SiteHeader() {
  const { t } = useI18n();
  const { edition, locale } = usePlace();
  const path = usePagePath();
  return (
    <header className="header">
      <RouterLink className="brand" href="/">
        {brand}
      </RouterLink>
      <TabLinks
        label={t('navigation')}
        current={path}
        linkComponent={RouterLink}
        links={[
          { href: '/', label: t('markets') },
          { href: '/rewards', label: t('rewards') },
          { href: '/account', label: t('account') },
        ]}
      />
      <Select
        label={t('language')}
        value={locale}
        onValueChange={(value) => {
          rememberLanguage(region, localStorage, value);
          location.assign(region.switchLocale(location.href, value));
        }}
      >
        {region.locales(edition).map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </Select>
      <Button onClick={switchTheme}>{t('theme')}</Button>
    </header>
  );
}
