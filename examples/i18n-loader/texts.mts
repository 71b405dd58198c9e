import { createI18n, translationUrl } from '@exchange/i18n-loader';

const base = 'https://static.brand.com/i18n';
const project = { base, environment: 'prod', projectId: 'task-center' } as const;
const i18n = await createI18n({
  locale: 'tr-TR',
  ns: ['common'],
  translations: { common: { title: 'Görevler' } }, // inlined into the page
  url: (locale, ns) => translationUrl({ ...project, locale, ns }),
  onError: (error) => console.error(error.message),
  // Replaces the server in this example. Omit it to use the global fetch.
  fetch: () => Promise.resolve(Response.json({ title: 'Yeni görevler' })),
});
i18n.on('loaded', () => {
  console.log(i18n.t('title')); // Yeni görevler
});
