import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appChanges } from './generateApp.ts';
import { packageChanges } from './generatePackage.ts';
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

describe('a package', () => {
  const changes = packageChanges(root, { kind: 'package', name: 'price-alert', purpose: 'Waits.' });
  const paths = [...changes.keys()].map((path) => path.slice(root.length + 1));
  const text = (path: string) => changes.get(join(root, path)) ?? '';

  it('gets its files and an example, with all placeholders filled', () => {
    const files = paths.filter((path) => /^(?:packages|examples)\/price-alert\//.test(path));
    expect(files.sort()).toEqual([
      'examples/price-alert/package.json',
      'examples/price-alert/price-alert.mts',
      'examples/price-alert/tsconfig.json',
      'packages/price-alert/LICENSE',
      'packages/price-alert/README.md',
      'packages/price-alert/eslint.config.js',
      'packages/price-alert/package.json',
      'packages/price-alert/src/index.ts',
      'packages/price-alert/src/priceAlert.test.ts',
      'packages/price-alert/src/priceAlert.ts',
      'packages/price-alert/tsconfig.json',
      'packages/price-alert/tsup.config.ts',
      'packages/price-alert/vitest.config.ts',
    ]);
    expect(text('packages/price-alert/src/index.ts')).toContain('priceAlert');
    for (const [path, content] of changes) expect(content, path).not.toMatch(placeholder);
  });

  it('is added to every list of packages', () => {
    expect(paths.filter((path) => !path.includes('price-alert/')).sort()).toEqual([
      '.github/workflows/nightly.yml',
      'README.md',
      'docs/README.md',
      'tooling/eslint/src/layers.js',
      'tooling/release/package.json',
    ]);
    expect(text('tooling/eslint/src/layers.js')).toContain(
      "'@exchange/price-alert': { values: [], types: [] },",
    );
    expect(text('README.md')).toMatch(/\(packages\/ui\).*\n.*\(packages\/price-alert\).*\n\nSizes/);
    expect(text('docs/README.md')).toMatch(
      /\n.*price-alert\/README\.md\) \| Waits \|\n\n## Recipes/,
    );
    expect(JSON.parse(text('tooling/release/package.json'))).toMatchObject({
      devDependencies: { '@exchange/price-alert': 'workspace:*' },
    });
    expect(text('.github/workflows/nightly.yml')).toContain('          - price-alert\n');
  });
});

it('refuses the name of an existing package', () => {
  const command = { kind: 'package', name: 'ui', purpose: 'Draws.' } as const;
  expect(() => packageChanges(root, command)).toThrow(/exists already/);
});

it('prints the usage for no arguments, without asking questions', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'gen.ts')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Usage:\n  pnpm gen screen <name>');
});
