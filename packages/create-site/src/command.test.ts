import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { command, type CommandContext } from './command.ts';

const templates = join(import.meta.dirname, '../template');
let cwd: string;
let printed: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'create-site-'));
  printed = '';
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (args: string[], context: Partial<CommandContext> = {}) =>
  command(args, {
    cwd,
    templates,
    userAgent: undefined,
    nodeVersion: '24.21.0',
    ask: undefined,
    print: (text) => (printed += text),
    ...context,
  });
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(cwd, name, 'package.json'), 'utf8')) as {
    name: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };

it.each(['vite', 'next'])(
  'creates a %s site with the versions of its packages, and prints the next two commands',
  async (template) => {
    await run(['my-site', '--template', template], { userAgent: 'pnpm/12.0.0 npm/?' });
    const { name, dependencies, devDependencies } = manifestOf('my-site');
    expect(name).toBe('my-site');
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.length).toBeGreaterThan(20);
    expect(versions.filter((version) => !/^[~^]?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(printed).toContain('cd my-site && pnpm install\n  pnpm run dev');
  },
);

const common = ['exchange.config.ts', '.gitignore', 'public/texts/en.json', 'src/frame/router.tsx'];
it.each([
  ['vite', ['index.html', 'vite.config.ts', 'src/main.tsx'], ['next.config.ts', 'src/app']],
  ['next', ['next.config.ts', 'src/app'], ['index.html', 'vite.config.ts', 'src/main.tsx']],
])('a %s site has its own and the common files', async (template, own, others) => {
  await run(['my-site', '--template', template]);
  const exists = (file: string) => existsSync(join(cwd, 'my-site', file));
  expect([...common, ...own].filter((file) => !exists(file))).toEqual([]);
  expect(others.filter(exists)).toEqual([]);
});

it.each(['vite', 'next'])('a %s site has the brand of its name', async (template) => {
  await run(['blue-harbour', '--template', template]);
  const config = readFileSync(join(cwd, 'blue-harbour/exchange.config.ts'), 'utf8');
  expect(config).toContain("export const brand = 'Blue Harbour';\n");
});

describe('the package manager', () => {
  const read = (file: string) => readFileSync(join(cwd, 'my-site', file), 'utf8');

  it.each([
    [undefined, 'npm install\nnpm run dev', '- run: npm ci'],
    ['pnpm/12.0.0 npm/?', 'pnpm install\npnpm run dev', '- run: pnpm install --frozen-lockfile'],
    ['yarn/4.18.1 npm/?', 'yarn install\nyarn run dev', '- run: yarn install --immutable'],
  ])('%s is in the pages of the site', async (userAgent, commands, step) => {
    await run(['my-site'], { userAgent });
    expect(read('README.md')).toContain(commands);
    expect(read('.github/workflows/site.yml')).toContain(step);
    expect(existsSync(join(cwd, 'my-site/.yarnrc.yml'))).toBe(step.includes('yarn'));
  });
});

describe('the template', () => {
  const isVite = () => existsSync(join(cwd, 'my-site/vite.config.ts'));

  it.each([
    ['vite without an answer', [], () => Promise.resolve(''), true],
    ['the answer', [], () => Promise.resolve('next'), false],
    ['vite without a terminal', [], undefined, true],
    ['vite after --yes', ['--yes'], () => Promise.resolve('next'), true],
    ['the option', ['--template=next'], () => Promise.resolve('vite'), false],
  ] as const)('is %s', async (_subject, args, ask, expected) => {
    await run(['my-site', ...args], { ask });
    expect(isVite()).toBe(expected);
  });

  it('is checked, before a file is written', async () => {
    await expect(run(['my-site', '--template', 'vue'])).rejects.toMatchObject({
      kind: 'unknownTemplate',
      message: 'Unknown template "vue": use vite or next.',
    });
    expect(existsSync(join(cwd, 'my-site'))).toBe(false);
  });
});

it.each([
  ['20.20.2', true],
  ['22.9.0', true],
  ['22.22.1', true],
  ['22.22.2', false],
  ['24.0.0', false],
])('on Node %s, prints that the site needs a newer one: %s', async (nodeVersion, isTooOld) => {
  await run(['my-site'], { nodeVersion });
  const text = `The site needs Node 22.22.2 or newer. This is Node ${nodeVersion}.`;
  expect(printed.includes(text)).toBe(isTooOld);
});

describe('the name', () => {
  it('is asked if it is missing', async () => {
    const ask = (question: string) => Promise.resolve(question.startsWith('Name') ? 'other' : '');
    await run([], { ask });
    expect(manifestOf('other').name).toBe('other');
  });

  it.each([
    ['an empty answer', [], () => Promise.resolve('')],
    ['--yes', ['--yes'], undefined],
  ] as const)('is my-site after %s', async (_subject, args, ask) => {
    await run([...args], { ask });
    expect(manifestOf('my-site').name).toBe('my-site');
  });

  it('is required without a terminal', async () => {
    await expect(run([])).rejects.toMatchObject({
      kind: 'missingName',
      message:
        'The name of the site is missing. Usage: create-site [NAME] [--template vite|next] [--yes]',
    });
  });

  it('is checked', async () => {
    await expect(run(['../x'])).rejects.toMatchObject({ kind: 'invalidName' });
  });
});

it('refuses a folder that is not empty, and changes nothing in it', async () => {
  mkdirSync(join(cwd, 'my-site'));
  writeFileSync(join(cwd, 'my-site/notes.txt'), '');
  const folder = join(cwd, 'my-site');
  await expect(run(['my-site'])).rejects.toMatchObject({
    kind: 'folderNotEmpty',
    message: `The folder ${folder} is not empty: choose another name, or empty it.`,
  });
  expect(existsSync(join(folder, 'package.json'))).toBe(false);
});

it('uses an empty folder that exists', async () => {
  mkdirSync(join(cwd, 'my-site'));
  await run(['my-site']);
  expect(manifestOf('my-site').name).toBe('my-site');
});

it.each([[['--color']], [['a', 'b']]])('refuses %j', async (args) => {
  await expect(run(args)).rejects.toMatchObject({ kind: 'badOption' });
});

it('prints its usage', async () => {
  await run(['--help']);
  expect(printed).toBe('Usage: create-site [NAME] [--template vite|next] [--yes]');
});
