import { expect, it } from 'vitest';
import { nginxHeaders } from './serverFiles.ts';

it('writes a directive per header that also applies to error responses', () => {
  const headers = { 'Content-Security-Policy': "default-src 'self'; img-src data:", 'X-A': 'b' };
  expect(nginxHeaders(headers).split('\n').slice(1)).toEqual([
    `add_header Content-Security-Policy "default-src 'self'; img-src data:" always;`,
    'add_header X-A "b" always;',
    '',
  ]);
});

it.each([
  ['X-A', 'ends "the text'],
  ['X-A', 'a $variable'],
  ['X-A', 'a \\ backslash'],
  ['X-A', 'two\nlines'],
  ['X A', 'value'],
  ['X-A";include /etc/passwd;"', 'value'],
])('rejects the header %s with the value %j', (name, value) => {
  expect(() => nginxHeaders({ [name]: value })).toThrow(/Invalid header/);
});
