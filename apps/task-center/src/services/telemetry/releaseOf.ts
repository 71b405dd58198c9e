/** Properties of the release and the page, by the names of OpenTelemetry where it has one. */
export function releaseOf(window: Window): Record<string, string> {
  // Next adds its build id and the file of the page. An address could contain personal data.
  const { __NEXT_DATA__: next } = window as Window & {
    __NEXT_DATA__?: { buildId: string; page: string };
  };
  return {
    'service.name': 'task-center',
    'service.version': next?.buildId ?? '',
    'url.template': next?.page ?? '',
    'app.locale': window.document.documentElement.lang,
  };
}
