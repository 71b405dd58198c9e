import MiniSearch from 'minisearch';
import { beforeAll, expect, it } from 'vitest';
import { pages } from '../src/content/areas.ts';
import { searchIndex } from '../src/content/searchIndex.ts';
import { searchOptions, type SearchEntry } from '../src/markdown/searchOptions.ts';
import { findPages } from '../src/search/findPages.ts';

/** Queries of readers, and the pages that answer them. Grouped by the area of the first such page. */
const queries: readonly (readonly [text: string, ...answers: string[]])[] = [
  // Start
  ['install', '/start/tour/', '/start/'],
  ['bundle size', '/start/performance/'],
  ['browser support', '/start/support/'],
  ['what is a flush', '/start/glossary/', '/packages/quote-socket/guide/'],
  ['conflate', '/start/glossary/', '/packages/quote-socket/guide/'],
  ['dialect', '/start/glossary/', '/packages/api-client/guide/', '/reference/api-client/envelope/'],
  ['boot script', '/start/glossary/', '/packages/region-env/guide/'],
  ['content locale', '/start/glossary/', '/packages/region-env/guide/'],

  // Packages and their reference
  ['createQuoteSocket', '/reference/quote-socket/', '/packages/quote-socket/guide/'],
  [
    'ApiError kind',
    '/packages/api-client/guide/',
    '/reference/api-client/errors/',
    '/reference/api-client/',
  ],
  ['websocket reconnect', '/packages/quote-socket/guide/', '/packages/quote-socket/'],
  ['plural', '/packages/i18n-loader/guide/'],
  ['hreflang', '/packages/region-env/guide/'],
  [
    'candles chart',
    '/packages/quote-socket/guide/',
    '/reference/quote-socket/candles/',
    '/reference/quote-socket/candles/react/',
  ],
  ['without axios', '/packages/api-client/guide/', '/reference/api-client/fetch/'],
  ['tanstack query', '/packages/api-client/guide/', '/reference/api-client/query/'],
  ['server sent events', '/packages/api-client/guide/', '/reference/api-client/events/'],
  ['axios alternative comparison', '/packages/api-client/compared/'],
  ['useTicker', '/reference/quote-socket/react/', '/packages/quote-socket/guide/'],
  ['telegram login', '/packages/app-bridge/guide/', '/cookbook/log-in/'],
  ['websocket reconnect backoff', '/packages/quote-socket/guide/'],
  ['token refresh 401', '/packages/api-client/guide/'],
  ['share connection between tabs', '/packages/quote-socket/guide/'],
  ['unit test mock websocket', '/packages/quote-socket/guide/'],
  ['mock api in tests', '/packages/api-client/guide/', '/reference/api-client/testing/'],

  // Components
  ['dialog', '/components/modal/'],
  ['dropdown', '/components/select/', '/components/menu/'],
  ['toast notification', '/components/toasts/'],
  ['snackbar', '/components/toasts/'],
  ['spinner', '/components/button/', '/components/skeleton/', '/components/progress/'],
  ['autocomplete', '/components/combobox/'],
  ['form validation', '/components/field/'],
  ['design tokens css variables', '/components/tokens/', '/packages/ui/guide/'],
  ['keyboard tabs', '/components/tabs/'],
  ['change brand colors', '/components/tokens/', '/packages/ui/guide/'],
  ['react hook form', '/components/field/', '/components/form/'],
  ['select with icons', '/components/custom-select/'],
  ['infinite scroll', '/components/load-more/'],
  ['number input decimal comma', '/components/number-field/'],
  ['css variables list', '/components/tokens/', '/packages/ui/guide/'],
  ['server error per field', '/components/form/', '/cookbook/withdraw/', '/components/field/'],

  // Cookbook
  [
    'SSR hydration',
    '/cookbook/server-rendering/',
    '/packages/ui/guide/',
    '/frameworks/next-app/',
    '/packages/i18n-loader/guide/',
  ],
  ['RTL arabic', '/cookbook/right-to-left/', '/packages/ui/guide/', '/packages/region-env/guide/'],
  [
    'universal link ios',
    '/cookbook/follow-a-link/',
    '/packages/deeplink-mapper/guide/',
    '/reference/deeplink-mapper/site-files/',
    '/packages/app-bridge/guide/',
  ],
  ['dark mode', '/cookbook/dark-mode/', '/packages/ui/guide/', '/components/tokens/'],
  ['date picker', '/cookbook/date/', '/packages/ui/compared/', '/packages/ui/guide/'],
  ['retry failed request', '/cookbook/retry/', '/packages/api-client/guide/'],
  [
    'live price react',
    '/cookbook/live-price/',
    '/packages/quote-socket/',
    '/packages/quote-socket/guide/',
    '/start/tour/',
  ],
  ['webview login', '/cookbook/log-in/', '/frameworks/webview/', '/packages/app-bridge/guide/'],
  [
    'login through the app',
    '/cookbook/log-in/',
    '/packages/app-bridge/guide/',
    '/packages/app-bridge/',
  ],
  [
    'fallback language',
    '/cookbook/translate/',
    '/packages/i18n-loader/',
    '/packages/i18n-loader/guide/',
  ],
  ['how do I translate a page', '/cookbook/translate/'],
  ['open the app', '/cookbook/open-the-app/'],
  ['how to retry', '/cookbook/retry/'],
  ['dark theme flash', '/cookbook/dark-mode/'],
  ['arabic digits', '/cookbook/right-to-left/'],
  ['too many requests 429', '/cookbook/retry/', '/packages/api-client/guide/'],
  ['submenu', '/cookbook/other-libraries/', '/components/menu/'],

  // Frameworks
  ['nextjs', '/frameworks/next-app/', '/frameworks/next-pages/'],
  ['app router', '/frameworks/next-app/'],
  ['pages router', '/frameworks/next-pages/'],
  ['tailwind', '/frameworks/vite/', '/packages/ui/guide/', '/start/examples/'],
  ['script tag without bundler', '/frameworks/script/'],
  ['vue', '/frameworks/vue/'],
  ['svelte', '/frameworks/vue/'],
  ['without react', '/frameworks/vue/'],
  ['csp nonce', '/frameworks/next-app/', '/migration/base-ui/', '/packages/ui/compared/'],

  // Migration
  ['migrate from axios', '/migration/axios/'],
  ['migrating from ky', '/migration/axios/'],
  ['move from i18next', '/migration/i18next/'],
  ['i18next http backend', '/migration/i18next/', '/packages/i18n-loader/compared/'],
  ['partysocket migration', '/migration/partysocket/'],
  ['material ui', '/migration/base-ui/'],
  ['base ui migration', '/migration/base-ui/'],
  ['shadcn', '/migration/base-ui/', '/cookbook/other-libraries/'],

  // The task centre and the project
  ['add a language', '/recipes/a-new-locale/'],
  ['deploy cdn', '/recipes/deploy-to-a-cdn/', '/task-center/hosting/'],
  ['add a reward type', '/recipes/a-new-reward-type/'],
  ['change a text', '/recipes/a-new-text/'],
  ['add a new page', '/recipes/a-new-screen/'],
  ['port already in use', '/project/first-day/', '/task-center/sandbox/', '/project/'],
  ['run one browser test', '/project/first-day/', '/project/contributing/'],

  // Misspelled names
  ['createQuoteSoket', '/reference/quote-socket/', '/packages/quote-socket/guide/'],
  ['tooltp', '/components/tooltip/'],
  ['pagnation', '/components/pagination/'],
];

let index: MiniSearch<SearchEntry>;
// Has much time, because it reads and renders every page of the docs.
beforeAll(async () => {
  index = MiniSearch.loadJSON(JSON.stringify(await searchIndex()), searchOptions);
}, 300_000);

it('lists every page that answers a query', () => {
  const paths = new Set(pages.map(({ path }) => path));
  expect(queries.flatMap(([, ...answers]) => answers).filter((path) => !paths.has(path))).toEqual(
    [],
  );
});

it.each(queries)('"%s" finds an answer among the first three results', (text, ...answers) => {
  const first = findPages(index, text, 3).map(({ value }) => value.replace(/#.*$/, ''));
  expect(first.filter((page) => answers.includes(page))).not.toEqual([]);
});

it.each([
  ['createQuoteSocket', '/reference/quote-socket/#createquotesocket'],
  ['Modal', '/components/modal/'],
])('opens "%s" where it is defined', (name, address) => {
  expect(findPages(index, name, 1)[0]?.value).toBe(address);
});
