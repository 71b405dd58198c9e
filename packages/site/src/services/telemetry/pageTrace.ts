import { createTraceparent } from '@exchange/api-client/fetch';
import type { Sampling } from '../../exchange/exchange.ts';
import { sampleOf } from './sampleOf.ts';

/** The trace of a page load, to which all its API calls belong. */
export interface PageTrace {
  /** 32 lower-case hexadecimal digits. */
  readonly traceId: string;
  /** Kinds of telemetry that the page load sends. */
  readonly measures: ReturnType<typeof sampleOf>;
  /** Creates the `traceparent` header of an API call. */
  readonly traceparent: () => string;
}

/** @param traceId default: a new trace */
export function createPageTrace(sampling: Sampling, traceId = newTraceId()): PageTrace {
  const measures = sampleOf(traceId, sampling);
  return {
    traceId,
    measures,
    traceparent: createTraceparent({ traceId, sampled: measures.vitals }),
  };
}

function newTraceId(): string {
  const traceparent = createTraceparent();
  return traceIdOf(traceparent());
}

/** Returns the trace id of a `traceparent` header. */
export function traceIdOf(traceparent: string): string {
  return traceparent.split('-')[1] ?? '';
}
