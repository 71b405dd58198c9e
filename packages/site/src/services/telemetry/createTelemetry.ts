import { loadChunk } from '../browser/loadChunk.ts';
import { whenScriptsRan } from '../browser/whenScriptsRan.ts';
import { createErrorLog } from './createErrorLog.ts';
import { createPageTrace, traceIdOf } from './pageTrace.ts';
import type { Sampling } from '../../exchange/exchange.ts';

export interface TelemetryOptions {
  window: Window;
  /** URL of the collector, which receives logs over OTLP/HTTP. */
  url: string;
  sampling: Sampling;
  /** Properties of the page, without personal data. `service.name` is the name of the app. */
  resource: Readonly<Record<string, string>> & { 'service.name': string };
  /** Whether the visitor opts out. Read before anything is loaded or sent. */
  isRefused: () => boolean;
  /** Trace id: 32 lower-case hexadecimal digits. Default: the trace id of the early requests, or a new one. */
  traceId?: string | undefined;
}

export interface Telemetry {
  /** Creates the `traceparent` header of an API call. All calls of a page load are one trace. */
  traceparent: () => string;
  /** Records an error that the page has handled. */
  record: (error: unknown) => void;
  /** Loads the code that measures and sends, unless the page load is not sampled. Never rejects. */
  start: () => Promise<void>;
}

/** Measures a page load: web vitals, errors, and the trace of its API calls. */
export function createTelemetry({
  window,
  url,
  sampling,
  resource,
  isRefused,
  traceId: given = earlyTraceId(window),
}: TelemetryOptions): Telemetry {
  const { traceId, measures, traceparent } = createPageTrace(sampling, given);
  const errors = createErrorLog(window);
  return {
    traceparent,
    record: errors.add,
    async start() {
      if (isRefused() || !(measures.vitals || measures.errors)) return;
      try {
        const whenReady = () => whenScriptsRan(window);
        const load = () => import('./sendTelemetry.ts');
        const { sendTelemetry } = await loadChunk(load, setTimeout, whenReady);
        sendTelemetry({ window, url, page: { traceId, resource }, measures, errors, isRefused });
      } catch {
        // The page works without it.
      }
    },
  };
}

function earlyTraceId({ earlyRequests }: Window): string | undefined {
  const traceparent = earlyRequests?.[0]?.headers.traceparent;
  return traceparent === undefined ? undefined : traceIdOf(traceparent);
}
