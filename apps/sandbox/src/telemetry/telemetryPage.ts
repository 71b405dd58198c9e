import { createHash } from 'node:crypto';
import type { StoredRecord, TracedCall } from './telemetry.ts';

const style =
  'body{margin:24px;background:#0b0d12;color:#f2f4f8;font:14px/20px system-ui,sans-serif}' +
  'h2{font-size:16px;margin-top:32px}code{color:#f5b11a}p{color:#b3bac9}' +
  'table{border-collapse:collapse;width:100%}td,th{padding:6px 12px 6px 0;text-align:start;' +
  'vertical-align:top;border-bottom:1px solid #1c202b;white-space:pre-line;overflow-wrap:anywhere}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Content-Security-Policy that allows only the page's own style. */
export const telemetryPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Attributes of the page load, which are the same for all of its records. */
const pageAttributes = [
  'service.version',
  'app.edition',
  'app.locale',
  'url.template',
  'app.client',
  'deployment.environment.name',
];

/** Returns a page with one section per page load, newest first. */
export function telemetryPage({
  records,
  calls,
}: {
  records: readonly StoredRecord[];
  calls: readonly TracedCall[];
}): string {
  const traces = new Set(records.map(({ traceId }) => traceId));
  const sections = [...traces].map((traceId) => {
    const own = records.filter((record) => record.traceId === traceId);
    const facts = pageAttributes.map((name) => `${name}: ${own[0]?.attributes[name] ?? ''}`);
    const traced = calls.filter((call) => call.traceId === traceId);
    return (
      `<section><h2>Page load <code>${escape(traceId)}</code></h2><p>${escape(facts.join(' · '))}</p>` +
      table(['Event', 'Attributes'], own.map(describeRecord)) +
      table(
        ['Call', 'Status', 'Duration'],
        traced.map(({ method, path, status, durationMs }) => [
          `${method} ${path}`,
          String(status),
          `${durationMs} ms`,
        ]),
      ) +
      '</section>'
    );
  });
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>Telemetry · Sandbox</title><style>${style}</style></head><body><main><h1>Telemetry</h1>` +
    (sections.join('') || '<p>No page has sent anything yet. Open the site and wait 5 s.</p>') +
    '</main></body></html>'
  );
}

function describeRecord({ name, attributes }: StoredRecord): string[] {
  const own = Object.entries(attributes).filter(
    ([key]) => !pageAttributes.includes(key) && key !== 'service.name',
  );
  return [name, own.map(([key, value]) => `${key}: ${value}`).join('\n')];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
