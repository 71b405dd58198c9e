import { createTranslationBackend, translationUrl } from '@exchange/i18n-loader/loader';
import { createInstance } from 'i18next';

const project = { base: 'https://static.brand.com/i18n', projectId: 'shop' } as const;
const i18n = createInstance();
i18n.use(
  createTranslationBackend({
    url: (locale, ns) => translationUrl({ ...project, environment: 'prod', locale, ns }),
    backup: 'en',
    onError: (error) => console.error(error.message),
    // Replaces the server in this example, which has no Turkish file. Omit it to use the global fetch.
    fetch: (url) =>
      Promise.resolve(
        String(url).includes('/tr/')
          ? new Response('', { status: 404 })
          : Response.json({ title: 'Orders' }),
      ),
  }),
);
await i18n.init({ lng: 'tr', ns: 'common', defaultNS: 'common', fallbackLng: false });
console.log(i18n.t('title')); // Orders
