import type { FastifyInstance } from 'fastify';
import { failure } from '../http/envelope.ts';
import { pathOf } from '../http/request.ts';
import { readInput } from '../users/userInput.ts';
import { otlpInput } from './otlpInput.ts';
import type { Telemetry } from './telemetry.ts';
import { telemetryPage, telemetryPolicy } from './telemetryPage.ts';

/** Collects the logs that pages send over OTLP/HTTP as JSON. */
export function telemetryRoutes(app: FastifyInstance, telemetry: Telemetry): void {
  app.post('/x-api/telemetry/v1/logs', (request, reply) => {
    const input = readInput(otlpInput, request.body);
    if (!input.ok) return reply.code(400).send(failure('badInput', input.message));
    telemetry.addRecords(input.value);
    // An empty ExportLogsServiceResponse means that all records were accepted.
    return reply.send({});
  });
}

/** Stores calls that have a `traceparent` header (W3C Trace Context). */
export function traceCalls(app: FastifyInstance, telemetry: Telemetry): void {
  app.addHook('onResponse', (request, reply, done) => {
    const header = String(request.headers.traceparent);
    const traceId = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(header)?.[1];
    if (traceId !== undefined) {
      telemetry.addCall({
        traceId,
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      });
    }
    done();
  });
}

/** `/_sandbox/telemetry`: received telemetry, as HTML for browsers and as JSON for other clients. */
export function telemetryView(app: FastifyInstance, telemetry: Telemetry): void {
  app.get('/telemetry', (request, reply) => {
    const shown = { records: telemetry.records(), calls: telemetry.calls() };
    return request.headers.accept?.includes('text/html')
      ? reply
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': telemetryPolicy,
          })
          .send(telemetryPage(shown))
      : reply.send(shown);
  });
}
