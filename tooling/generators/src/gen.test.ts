import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appChanges } from './generateApp.ts';
import { packageChanges } from './generatePackage.ts';
import { screenChanges } from './generateScreen.ts';

const root = join(import.meta.dirname, '../../..');
const screen = {
  kind: 'screen',
  name: 'price-alert',
  title: 'Price "alerts"',
  lead: 'Soon.',
} as const;

const app = { kind: 'app', name: 'price-alert', title: 'Price "alerts"', lead: 'Soon.' } as const;

/** Returns sorted paths relative to the repository, without the prefix `apps/task-center/`. */
const short = (paths: Iterable<string>) =>
  [...paths].map((path) => path.slice(root.length + 1).replace('apps/task-center/', '')).sort();

it('creates the files of a screen and adds the screen to every list of screens', () => {
  const changes = screenChanges(root, { ...screen, section: true });
  expect(short(changes.keys())).toEqual([
    'app.config.ts',
    'browser/support/screens.ts',
    'messages/en/priceAlert.json',
    'messages/en/shell.json',
    'src/pages/[locale]/task-center/price-alert.tsx',
    'src/pages/task-center/price-alert.tsx',
    'src/priceAlert/PriceAlertPage.tsx',
    'src/priceAlert/PriceAlertScreen.test.tsx',
    'src/priceAlert/PriceAlertScreen.tsx',
    'test/screens.ts',
    'tooling/eslint/src/floors.js',
  ]);
  const text = (path: string) => changes.get(join(root, path)) ?? '';
  expect(JSON.parse(text('apps/task-center/messages/en/priceAlert.json'))).toMatchObject({
    title: 'Price "alerts"',
    lead: 'Soon.',
  });
  expect(text('apps/task-center/app.config.ts')).toContain("'/task-center/price-alert'");
  expect(text('apps/task-center/messages/en/shell.json')).toContain('section_price_alert');
  for (const [path, content] of changes) expect(content, path).not.toMatch(/{{\w*[nN]ame}}/);
});

it.each([
  ['a screen', () => screenChanges(root, { ...screen, section: true })],
  ['an app', () => appChanges(root, app)],
])('imports only files that exist in %s', (_, changesOf) => {
  const changes = changesOf();
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
  const paths = short(screenChanges(root, { ...screen, section: false }).keys());
  expect(paths).not.toContain('app.config.ts');
  expect(paths).not.toContain('messages/en/shell.json');
});

it('refuses the name of an existing screen', () => {
  expect(() => screenChanges(root, { ...screen, name: 'my-rewards', section: false })).toThrow(
    /my-rewards\.tsx exists already/,
  );
});

it('creates the files of an app and adds the app to the layers', () => {
  const changes = appChanges(root, app);
  const folder = join(root, 'apps/price-alert/');
  const own = [...changes.keys()].filter((path) => path.startsWith(folder));
  const others = [...changes.keys()].filter((path) => !path.startsWith(folder));
  expect(short(others)).toEqual(['tooling/eslint/src/layers.js']);
  expect(changes.get(others[0]!)).toContain(
    "'@apps/price-alert': { values: ['@exchange/*'], types: [] },",
  );
  expect(own.map((path) => path.slice(folder.length))).toEqual(
    expect.arrayContaining([
      'public/price-alert/icon.svg',
      'src/pages/[locale]/price-alert/index.tsx',
      'src/pages/price-alert/index.tsx',
    ]),
  );
  for (const path of own.filter((each) => /\.(json|webmanifest)$/.test(each))) {
    expect(() => JSON.parse(changes.get(path) ?? '') as object, path).not.toThrow();
  }
  for (const path of own) expect(changes.get(path), path).not.toMatch(/{{\w+}}/);
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

it('creates the files of a package and adds the package to every list of packages', () => {
  const changes = packageChanges(root, { kind: 'package', name: 'price-alert', purpose: 'Waits.' });
  const paths = [...changes.keys()].map((path) => path.slice(root.length + 1));
  expect(paths.filter((path) => !path.startsWith('packages/')).sort()).toEqual([
    '.github/workflows/nightly.yml',
    'README.md',
    'docs/README.md',
    'examples/price-alert/package.json',
    'examples/price-alert/price-alert.mts',
    'examples/price-alert/tsconfig.json',
    'tooling/eslint/src/layers.js',
    'tooling/release/package.json',
  ]);
  const text = (path: string) => changes.get(join(root, path)) ?? '';
  expect(text('packages/price-alert/src/index.ts')).toContain('priceAlert');
  expect(text('tooling/eslint/src/layers.js')).toContain(
    "'@exchange/price-alert': { values: [], types: [] },",
  );
  expect(text('README.md')).toMatch(/\(packages\/ui\).*\n.*\(packages\/price-alert\).*\n\nSizes/);
  expect(text('docs/README.md')).toMatch(/\n.*price-alert\/README\.md\) \| Waits \|\n\n## Recipes/);
  expect(JSON.parse(text('tooling/release/package.json'))).toMatchObject({
    devDependencies: { '@exchange/price-alert': 'workspace:*' },
  });
  expect(text('.github/workflows/nightly.yml')).toContain('          - price-alert\n');
  for (const [path, content] of changes) expect(content, path).not.toMatch(/{{\w+}}/);
});

it('refuses the name of an existing package', () => {
  const command = { kind: 'package', name: 'ui', purpose: 'Draws.' } as const;
  expect(() => packageChanges(root, command)).toThrow(/exists already/);
});

it.each([
  ['no arguments', []],
  ['a missing name', ['screen']],
])('prints the usage for %s, without asking questions', (_, args) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'gen.ts'), ...args],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('Usage:\n  pnpm gen screen <name>');
});
