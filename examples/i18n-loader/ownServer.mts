import { createServer } from 'node:http';
import { createI18n, loadTranslations, translationUrl } from '@exchange/i18n-loader';

const release = createServer((request, response) => {
  // Only English exists. Other locales respond with 404, so the backup is loaded.
  if (request.url === '/i18n/task-center/en/common.json') response.end('{ "title": "Tasks" }');
  else response.writeHead(404).end();
});
await new Promise<void>((listening) => release.listen(4711, '127.0.0.1', listening));

const url = (locale: string, ns: string) =>
  translationUrl({
    base: 'http://127.0.0.1:4711/i18n',
    environment: 'prod',
    projectId: 'task-center',
    locale,
    ns,
  });

const loaded = await loadTranslations({ locale: 'nl-NL', ns: 'common', url });
console.log(loaded.locale, loaded.resources['title']); // en Tasks

const i18n = await createI18n({
  locale: 'en',
  ns: ['common'],
  resources: { common: { title: 'Tasks from the build' } },
  url,
});
console.log(typeof i18n.t('title')); // string
release.close();
