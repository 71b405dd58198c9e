import { z } from 'zod';
import type { StoredRecord } from './telemetry.ts';

// The limits are far above the sizes that the site's pages send. Without them, one request could fill the sandbox's
// memory.

const value = z.union([
  z.object({ stringValue: z.string().max(4_096) }).transform(({ stringValue }) => stringValue),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
]);
const attributes = z
  .array(z.object({ key: z.string().max(128), value }))
  .max(64)
  .transform((list) => Object.fromEntries(list.map((each) => [each.key, each.value])));

const logRecord = z.object({
  eventName: z.string().max(128),
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  attributes,
});
const scopeLogs = z.object({ logRecords: z.array(logRecord).max(100) });
const resourceLogs = z.object({
  resource: z.object({ attributes }),
  scopeLogs: z.array(scopeLogs).max(10),
});

/** Body of an OTLP/HTTP request with logs. Contains only the fields that the site's pages send. */
const logs = z.object({ resourceLogs: z.array(resourceLogs).max(10) });

/** Parses a request into its log records, with the attributes of their resource. */
export const otlpInput = logs.transform(({ resourceLogs }) =>
  resourceLogs.flatMap(({ resource, scopeLogs }) =>
    scopeLogs.flatMap(({ logRecords }) =>
      logRecords.map((record): Omit<StoredRecord, 'receivedAt'> => ({
        traceId: record.traceId,
        name: record.eventName,
        attributes: { ...resource.attributes, ...record.attributes },
      })),
    ),
  ),
);
