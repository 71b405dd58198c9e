import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConsumer, projects } from '../src/consumers.ts';
import { layProject, strangersFolder } from '../src/strangersFolder.ts';

let root: string;
beforeAll(() => {
  root = strangersFolder();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('works on a page without a bundler, by <script> alone', async () => {
  const folder = layProject(root, join(projects, 'html-script'));
  await expect(openConsumer(folder, '/')).resolves.toBeUndefined();
});
