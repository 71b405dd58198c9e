import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/running.ts';
import { readSiteHeaders } from './readSiteHeaders.ts';

function fileOf(text: string) {
  const path = join(temporaryFolder(), 'out.headers.json');
  writeFileSync(path, text);
  return path;
}

it('returns the headers for local pages, or none if the file is missing', () => {
  const headers = { 'Content-Security-Policy': "default-src 'self'" };
  const file = fileOf(JSON.stringify({ local: headers, prod: { 'X-Prod': 'yes' } }));
  expect(readSiteHeaders(file)).toEqual(headers);
  expect(() => readSiteHeaders(file, 'crossOrigin')).toThrow(/"crossOrigin"/);
  expect(readSiteHeaders(join(temporaryFolder(), 'none.json'))).toEqual({});
});

it.each([
  '',
  '[]',
  'null',
  '{"a":"b"}',
  '{"prod":{"a":"b"}}',
  '{"local":{"a b":"c"}}',
  '{"local":{"a":1}}',
  '{"local":{"a":"b\\r\\nc: d"}}',
])('rejects the invalid headers file %j', (text) => {
  expect(() => readSiteHeaders(fileOf(text))).toThrow(/Build the site again/);
});
