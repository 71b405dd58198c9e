import { createHash } from 'node:crypto';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;' +
  'background:#0b0d12;color:#f2f4f8;font:16px/24px system-ui,sans-serif}' +
  'p{margin:0 16px 16px}a{color:#f5b11a}';

const styleHash = createHash('sha256').update(style).digest('base64');

/** Content-Security-Policy of the notice page, which allows only its own style. */
export const noticePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Returns a page with one sentence and a link back. `text` is not escaped, so it must not contain user input. */
export function noticePage(text: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>Sandbox</title><style>${style}</style></head>` +
    `<body><main><p>${text}</p><a href="/task-center">Back to the task centre</a></main></body></html>`
  );
}
