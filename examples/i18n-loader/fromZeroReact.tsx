import { createI18n } from '@exchange/i18n-loader';
import { I18nProvider, useI18n } from '@exchange/i18n-loader/react';
import { createRoot } from 'react-dom/client';

const i18n = await createI18n({
  locale: 'de',
  ns: ['common'],
  url: (locale, ns) => `/texts/${locale}/${ns}.json`,
  fallback: 'en',
});

function Title() {
  const { t } = useI18n();
  return <h1>{t('title')}</h1>;
}

createRoot(document.querySelector('#root')!).render(
  <I18nProvider i18n={i18n}>
    <Title />
  </I18nProvider>,
);
