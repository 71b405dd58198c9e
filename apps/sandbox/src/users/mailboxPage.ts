import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Mail, Mailbox } from './mailbox.ts';

const style =
  'body{margin:0;background:#0b0d12;color:#f2f4f8;font:16px/24px system-ui,sans-serif}' +
  'main{max-width:640px;margin:0 auto;padding:24px 16px}h1{font-size:24px;margin:0 0 8px}' +
  'h2{font-size:16px;margin:0}p{margin:8px 0 0;color:#b3bac9}a{color:#f5b11a}' +
  'article{margin-top:16px;padding:16px;border:1px solid #2a3040;border-radius:12px;background:#171b25;overflow-wrap:anywhere}' +
  'code{display:block;margin-top:12px;font:700 32px/40px ui-monospace,monospace;letter-spacing:4px;user-select:all}';
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `/_sandbox/mailbox`: mails to all accounts, as a page for browsers and as JSON for programs. */
export function mailboxPage(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mailbox', (request, reply) => {
    const mails = mailbox.list();
    if (!request.headers.accept?.includes('text/html')) return reply.send({ mails });
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .send(pageOf(mails));
  });
}

function pageOf(mails: readonly Mail[]): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>Mailbox · Sandbox</title><style>${style}</style></head><body><main><h1>Mailbox</h1>` +
    '<p>Emails and text messages to all accounts, newest first. <a href="">Check for new ones</a></p>' +
    (mails.map(articleOf).join('') || '<p>No mails yet. Ask for a code in the login window.</p>') +
    '</main></body></html>'
  );
}

function articleOf({ sentAt, to, subject, text, code }: Mail): string {
  const time = new Date(sentAt).toISOString();
  return (
    `<article><h2>${escape(subject)}</h2>` +
    `<p>To ${escape(to)} · <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></p>` +
    (code === undefined ? '' : `<code>${escape(code)}</code>`) +
    `<p>${escape(text)}</p></article>`
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
