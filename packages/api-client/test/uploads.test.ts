import { expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../src/index.ts';
import { createApiClient as overFetch } from '../src/fetch.ts';
import { echoServer } from './echoServer.ts';

const server = echoServer();

function form() {
  const data = new FormData();
  data.set('name', 'avatar');
  data.set('file', new Blob(['x'.repeat(200_000)], { type: 'image/png' }), 'a.png');
  return data;
}

it.each<[name: string, create: () => ApiClient]>([
  ['http', () => createApiClient({ baseUrl: server.origin, adapter: 'http' })],
  ["axios's fetch", () => createApiClient({ baseUrl: server.origin, adapter: 'fetch' })],
  ['fetch', () => overFetch({ baseUrl: server.origin })],
])('sends a form with its boundary in the content type over %s', async (_name, create) => {
  expect(await create().post('/upload', form())).toEqual({ url: '/s1/upload' });
  const [seen] = server.requests;
  const boundary = /^multipart\/form-data; ?boundary=(.+)$/.exec(
    seen?.headers['content-type'] ?? '',
  )?.[1];
  expect(boundary).toBeDefined();
  expect(seen?.body).toContain(`--${boundary}--`);
  expect(seen?.body).toContain('name="file"; filename="a.png"');
  expect(seen?.body.length).toBeGreaterThan(200_000);
});

it('reports the progress of an upload over axios', async () => {
  const loaded: number[] = [];
  const client = createApiClient({ baseUrl: server.origin });
  await client.post('/upload', form(), {
    onUploadProgress: (progress) => loaded.push(progress.loaded),
  });
  expect(loaded.at(-1)).toBeGreaterThan(200_000);
  expect(loaded).toEqual(loaded.toSorted((a, b) => a - b));
});
