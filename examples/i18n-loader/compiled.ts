import { createInstance } from 'i18next';

const i18n = createInstance({
  lng: 'de',
  fallbackLng: 'en',
  defaultNS: 'common',
  resources: {
    de: { common: { title: 'Aufgaben' } },
    en: { common: { title: 'Tasks', more: 'More' } },
  },
  interpolation: { escapeValue: false }, // React escapes
});
await i18n.init();
document.title = i18n.t('title');
