import { expect, it } from 'vitest';
import { otlpLogs } from './otlpLogs.ts';

it('encodes events as OTLP logs', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const body = otlpLogs({ traceId, resource: { 'service.name': 'shop' } }, [
    {
      name: 'browser.web_vital',
      time: 1_700_000_000_123.4,
      attributes: { name: 'LCP', value: 812.5 },
    },
    { name: 'exception', time: 2, attributes: { 'exception.type': 'TypeError' } },
  ]);
  expect(body).toEqual({
    resourceLogs: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'shop' } }] },
        scopeLogs: [
          {
            scope: { name: 'shop' },
            logRecords: [
              {
                timeUnixNano: '1700000000123000000',
                severityNumber: 9,
                eventName: 'browser.web_vital',
                attributes: [
                  { key: 'name', value: { stringValue: 'LCP' } },
                  { key: 'value', value: { doubleValue: 812.5 } },
                ],
                traceId,
              },
              {
                timeUnixNano: '2000000',
                severityNumber: 17,
                eventName: 'exception',
                attributes: [{ key: 'exception.type', value: { stringValue: 'TypeError' } }],
                traceId,
              },
            ],
          },
        ],
      },
    ],
  });
});
