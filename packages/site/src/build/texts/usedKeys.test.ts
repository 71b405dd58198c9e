import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { usedKeys } from './usedKeys.ts';

const keys = new Map([
  ['hub', new Set(['title', 'lead', 'state_open', 'state_ended', 'days_one', 'days_other'])],
]);

/**
 * Writes an app with one source file, in which `t` and `hub` are translation functions for the namespace `hub`. Returns
 * the keys that the file uses, and the places of calls whose keys cannot be determined.
 */
function read(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'used-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"types":[]}}');
  writeFileSync(
    join(folder, 'src/page.ts'),
    `interface TFunction<Ns> { (key: string, options?: object): Ns }
     declare const t: TFunction<'hub'>, hub: typeof t, any: string, state: 'open' | 'ended';
     ${source}`,
  );
  const { used, unknown } = usedKeys(folder, keys);
  return { used: [...(used.get('hub') ?? [])].sort(), unknown };
}

it.each([
  ['a literal', "t('title')", ['title']],
  ['another name of the function', "hub('title')", ['title']],
  ['a parameter', "const f = (each: TFunction<'hub'>) => each('lead')", ['lead']],
  ['a condition', "t(state === 'open' ? 'title' : 'lead')", ['lead', 'title']],
  ['a variable', "const at = { a: 'title', b: 'lead' } as const; t(at['a'])", ['title']],
  ['a template', 't(`state_${state}`)', ['state_ended', 'state_open']],
  ['a count', "t('days', { count: 1 })", ['days']],
  ['a misspelt key', "t('titel')", ['titel']],
  ['an optional key', "declare const some: 'title' | undefined; some && t(some)", ['title']],
  [
    'a function of two namespaces',
    "declare const b: TFunction<'hub' | 'faq'>; b('lead')",
    ['lead'],
  ],
  ['another function', "declare const track: (a: string) => void; track('title')", []],
])('finds the key of %s', (_, source, used) => {
  expect(read(source)).toEqual({ used, unknown: [] });
});

it.each([
  ['any string', 't(any)'],
  ['a template with any string', 't(`state_${any}`)'],
  ['any key of the namespace', `t(any as ${[...keys.get('hub')!].map((k) => `'${k}'`).join('|')})`],
])('reports the file and line of %s', (_, source) => {
  expect(read(source)).toEqual({ used: [], unknown: ['src/page.ts:3'] });
});
