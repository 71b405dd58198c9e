/** Terms with the same meaning for a reader. A query for one also finds the others of its row. */
export const synonyms: readonly (readonly string[])[] = [
  ['ssr', 'server rendering', 'hydration', 'hydrate', 'on a server'],
  ['rtl', 'right to left', 'bidi', 'arabic', 'hebrew'],
  ['dark', 'theme', 'themes'],
  ['bundle', 'kb', 'sizes', 'performance'],
  ['datepicker', 'date picker', 'calendar', 'choose a date'],
  ['retry', 'retries', 'retried', 'retryable', 'retrying'],
  ['request', 'call'],
  ['failed', 'failure', 'fails', 'error'],
  ['dialog', 'modal', 'popup', 'lightbox'],
  ['dropdown', 'select', 'menu', 'picker'],
  ['toast', 'toasts', 'snackbar', 'notification', 'notifications'],
  ['spinner', 'loader', 'skeleton', 'progress'],
  ['autocomplete', 'typeahead', 'combobox', 'autosuggest'],
  ['form', 'field', 'validation'],
  ['tag', 'chip', 'badge'],
  ['toggle', 'switch'],
  ['nextjs', 'next'],
  ['universal', 'applinks', 'deeplink', 'deep link', 'site files'],
  ['ios', 'iphone', 'apple'],
  ['websocket', 'socket', 'ws'],
  ['price', 'prices', 'quote', 'quotes', 'ticker'],
  ['chart', 'candles', 'klines'],
  ['login', 'sign', 'signin', 'auth', 'authentication'],
  ['i18n', 'translation', 'translations', 'translate', 'texts'],
  ['language', 'locale', 'lang'],
  ['fallback', 'backup'],
  ['plural', 'plurals', 'formats'],
  ['hreflang', 'alternates'],
  ['sse', 'server sent', 'events'],
  ['alternative', 'alternatives', 'comparison', 'versus', 'vs', 'compared'],
  ['tokens', 'variables', 'custom properties'],
  ['install', 'installation', 'setup', 'start', 'started'],
  ['webview', 'inside of an app'],
  ['script', 'plain script'],
];

/** Words that occur in the texts of every subject. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or the through to use using what when where which why with'.split(
    ' ',
  ),
);
