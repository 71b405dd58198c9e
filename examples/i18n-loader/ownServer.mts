import { createServer } from 'node:http';
import { createI18n, loadTranslations, translationUrl } from '@exchange/i18n-loader';

const release = createServer((request, response) => {
  // Only English is there: asking for anything else fails, and the backup language is tried.
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
  resources: { common: { title: 'Tasks, as they were when the page was built' } },
  url,
});
console.log(typeof i18n.t('title')); // string
release.close();
