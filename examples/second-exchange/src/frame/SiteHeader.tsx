import { useI18n } from '@exchange/i18n-loader/react';
import { rememberLanguage } from '@exchange/region-env';
import type { LinkProps } from '@exchange/ui';
import { Button } from '@exchange/ui/button';
import { Select } from '@exchange/ui/select';
import { TabLinks } from '@exchange/ui/tab-links';
import { Link, useLocation } from 'react-router';
import { brand, region } from '../../exchange.config.ts';
import type { Place } from './place.ts';

const RouterLink = ({ href, ...link }: LinkProps) => <Link to={href} {...link} />;

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

export function SiteHeader({ place: { edition, locale } }: { place: Place }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  return (
    <header className="header">
      <Link className="brand" to="/">
        {brand}
      </Link>
      <TabLinks
        label={t('navigation')}
        current={pathname}
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
