import { expect, it } from 'vitest';
import { nginxHeaders } from './serverFiles.ts';

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
