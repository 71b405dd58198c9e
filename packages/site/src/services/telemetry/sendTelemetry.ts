import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createBatcher } from '../browser/createBatcher.ts';
import type { ErrorLog, LoggedError } from './createErrorLog.ts';
import { otlpLogs, type TelemetryEvent, type TelemetryPage } from './otlpLogs.ts';
import { ownFrames, scrubText } from './errorTexts.ts';

/** Maximum number of errors per page load. Later errors rarely add information. */
const maxErrors = 20;

/** Measures the page and sends the events in batches: after 5 s, and when the page is hidden. */
export function sendTelemetry({
  window,
  url,
  page,
  measures,
  errors,
  isRefused,
}: {
  window: Window;
  url: string;
  page: TelemetryPage;
  measures: { vitals: boolean; errors: boolean };
  errors: ErrorLog;
  isRefused: () => boolean;
}): void {
  const { add, flush } = createBatcher<TelemetryEvent>({
    send(batch) {
      post(window, url, otlpLogs(page, batch));
      return true;
    },
    isRefused,
    setTimeout: (callback, ms) => window.setTimeout(callback, ms),
    clearTimeout: (timer) => window.clearTimeout(timer as number | undefined),
  });
  if (measures.vitals) watchVitals(add);
  if (measures.errors) watchErrors(errors, add);
  // Registered after the listeners of the web vitals, so that what they report when the page is hidden is sent, too.
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
}

/** Sends a body, also while the page closes. A beacon would send cookies. */
function post(window: Window, url: string, body: object): void {
  window
    .fetch(url, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    .catch(() => undefined);
}

function watchVitals(add: (event: TelemetryEvent) => void): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value, delta, id, rating, navigationType }) =>
      add({
        name: 'browser.web_vital',
        time: Date.now(),
        attributes: { name, value, delta, id, rating, navigation_type: navigationType },
      }),
    );
  }
}

/** Adds each error once. */
function watchErrors(errors: ErrorLog, add: (event: TelemetryEvent) => void): void {
  const seen = new Set<string>();
  errors.read((entry) => {
    const attributes = describeError(entry);
    const key = JSON.stringify(attributes);
    if (attributes === undefined || seen.has(key) || seen.size >= maxErrors) return;
    seen.add(key);
    add({ name: 'exception', time: entry.time, attributes });
  });
}

/** Returns the attributes of an error, or undefined for an uncaught error in foreign code, such as an extension. */
function describeError({ error, isHandled }: LoggedError): Record<string, string> | undefined {
  const {
    name,
    message,
    stack = '',
  } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  const frames = ownFrames(stack);
  if (!isHandled && frames === '') return undefined;
  return {
    'exception.type': name,
    'exception.message': scrubText(message),
    'exception.stacktrace': frames,
    'exception.escaped': String(!isHandled),
  };
}
