/** Returns properties of the release and the page, with OpenTelemetry's names where it defines one. */
export function releaseOf(window: Window, app: string) {
  // Reads the page's file name, which Next provides, and not the URL, which could contain personal data.
  const { __NEXT_DATA__: next } = window as Window & {
    __NEXT_DATA__?: { buildId: string; page: string };
  };
  return {
    'service.name': app,
    'service.version': next?.buildId ?? '',
    'url.template': next?.page ?? '',
    'app.locale': window.document.documentElement.lang,
  };
}
