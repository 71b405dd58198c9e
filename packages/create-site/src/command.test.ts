import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { command, type CommandContext } from './command.ts';

const template = join(import.meta.dirname, '../template');
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
    template,
    userAgent: undefined,
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

it('creates a site with versions, and prints the next two commands', async () => {
  await run(['my-site'], { userAgent: 'pnpm/12.0.0 npm/?' });
  const { name, dependencies, devDependencies } = manifestOf('my-site');
  expect(name).toBe('my-site');
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter((version) => !/^[~^]?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(printed).toContain('cd my-site && pnpm install\n  pnpm run dev');
});

it.each(['exchange.config.ts', '.gitignore', '.github/workflows/site.yml', 'public/texts/en.json'])(
  'the site has the file %s',
  async (file) => {
    await run(['my-site']);
    expect(existsSync(join(cwd, 'my-site', file))).toBe(true);
  },
);

describe('the name', () => {
  it('is asked if it is missing', async () => {
    await run([], { ask: () => Promise.resolve('other') });
    expect(manifestOf('other').name).toBe('other');
  });

  it.each([
    ['an empty answer', [], () => Promise.resolve('')],
    ['--yes', ['--yes'], undefined],
  ] as const)('is my-site after %s', async (_what, args, ask) => {
    await run([...args], { ask });
    expect(manifestOf('my-site').name).toBe('my-site');
  });

  it('is required if nobody can answer', async () => {
    await expect(run([])).rejects.toMatchObject({
      kind: 'missingName',
      message: 'The name of the site is missing. Usage: create-site [NAME] [--yes]',
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
  expect(printed).toBe('Usage: create-site [NAME] [--yes]');
});
