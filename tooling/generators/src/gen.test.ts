import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appChanges } from './generateApp.ts';
import { screenChanges } from './generateScreen.ts';

const root = join(import.meta.dirname, '../../..');
const texts = { name: 'price-alert', title: 'Price "alerts"', lead: 'Soon.' };
const screen = { kind: 'screen', ...texts } as const;
const app = { kind: 'app', ...texts } as const;

/**
 * Placeholders that a template must not leave. The parameters `{{count}}` and `{{date}}` remain, because a screen adds a
 * text to the task centre's `shell.json`, whose other texts have them.
 */
const placeholder = /{{(?!(?:count|date)}})\w+}}/;

it.each([
  ['a screen', () => screenChanges(root, { ...screen, section: true })],
  ['an app', () => appChanges(root, app)],
])('fills all templates of %s, which import only files that exist', (_subject, changesOf) => {
  const changes = changesOf();
  for (const [path, content] of changes) expect(content, path).not.toMatch(placeholder);
  const missing = [...changes].flatMap(([path, content]) =>
    [...content.matchAll(/(?:from|import)\(? ?'(\.[^']+)'/g)]
      .map(([, file]) => join(path, '..', file!))
      // `pnpm texts` writes `resources.d.ts`.
      .filter((file) => !/resources\.d\.ts$/.test(file))
      .filter((file) => !changes.has(file) && !existsSync(file)),
  );
  expect(missing).toEqual([]);
});

it('adds a screen to the navigation only with `--section`', () => {
  const paths = (options: { section: boolean }) => [
    ...screenChanges(root, { ...screen, ...options }).keys(),
  ];
  const navigation = ['app.config.ts', 'messages/en/shell.json'].map((file) =>
    join(root, 'apps/task-center', file),
  );
  expect(paths({ section: true })).toEqual(expect.arrayContaining(navigation));
  for (const path of navigation) expect(paths({ section: false })).not.toContain(path);
});

it('refuses the name of an existing screen', () => {
  expect(() => screenChanges(root, { ...screen, name: 'my-rewards', section: false })).toThrow(
    /my-rewards\.tsx exists already/,
  );
});

it('gives an app at most 150 lines of its own source', () => {
  const sources = [...appChanges(root, app)].filter(([path]) =>
    /apps\/price-alert\/.*\.(tsx?|css)$/.test(path),
  );
  const lines = sources.flatMap(([, text]) => text.trimEnd().split('\n'));
  expect(sources.length).toBeGreaterThan(10);
  expect(lines.length).toBeLessThanOrEqual(150);
});

it('refuses the name of an existing app', () => {
  expect(() => appChanges(root, { ...app, name: 'sandbox' })).toThrow(/sandbox exists already/);
});

it('prints the usage for no arguments, without asking questions', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'gen.ts')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Usage:\n  pnpm gen screen <name>');
});
