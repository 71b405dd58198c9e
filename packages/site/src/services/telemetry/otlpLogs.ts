type Value = string | number;

/** An event to report, such as an error. */
export interface TelemetryEvent {
  /** Event name from OpenTelemetry's semantic conventions. */
  name: 'browser.web_vital' | 'exception';
  /** In ms UTC. */
  time: number;
  attributes: Readonly<Record<string, Value>>;
}

/** Properties of the page load, the same for all of its events. */
export interface TelemetryPage {
  traceId: string;
  resource: Readonly<Record<string, Value>> & { 'service.name': string };
}

/** Severity numbers from OpenTelemetry's log data model. */
const severities = { 'browser.web_vital': 9, exception: 17 } as const;

/** Encodes events as the body of an OTLP/HTTP request with logs (OTLP 1.0, JSON encoding). */
export function otlpLogs({ traceId, resource }: TelemetryPage, events: readonly TelemetryEvent[]) {
  return {
    resourceLogs: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeLogs: [
          {
            scope: { name: resource['service.name'] },
            logRecords: events.map(({ name, time, attributes }) => ({
              // A string, because times in nanoseconds exceed the safe integers of JavaScript.
              timeUnixNano: `${Math.round(time)}000000`,
              severityNumber: severities[name],
              eventName: name,
              attributes: attributesOf(attributes),
              traceId,
            })),
          },
        ],
      },
    ],
  };
}

function attributesOf(values: Readonly<Record<string, Value>>) {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }));
}
