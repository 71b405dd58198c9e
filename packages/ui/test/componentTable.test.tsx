import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publicEntries } from '../build/entries.ts';
import { patterns } from '../browser/keyPatterns.ts';
import { shots } from '../browser/shots.ts';
import manifest from '../package.json' with { type: 'json' };
import { examples, fields } from './examples.tsx';
import { keyboards } from './keyboards.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const report = read('etc/index.api.md');
const pictures = readdirSync(join(root, 'browser/pictures'));
const groups = readdirSync(join(root, 'gallery/groups')).map((file) => {
  const source = read(`gallery/groups/${file}`);
  const [, id, title = ''] = /id: '([^']+)',\s+title: '([^']+)'/.exec(source) ?? [];
  return { source, id, titles: title.split(', ') };
});

/** Components that draw nothing themselves. */
const invisible = ['FocusKeeper', 'Form'];

/** Components that submit a value with their form. */
const submitting = [...fields, 'Button', 'RadioGroup', 'SegmentedControl'];

/** Components whose `name` prop is not the name of a form field. */
const drawnByName = ['Avatar', 'Icon', 'Illustration'];

/** Returns the package entry and the source file of a component: `CopyField` is in the entry `copy-field`. */
function entryOf(name: string): [entry: string, source: string] {
  const entry = name.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
  const source = Object.entries(publicEntries).find(([key]) => key === entry)?.[1];
  if (source === undefined) throw new Error(`${name} has no entry ${entry}.`);
  return [entry, source];
}

/** Returns the name of the state prop, such as `value`, or `native` if the browser's element keeps the state. */
function stateOf(name: string): string {
  const block = new RegExp(`^export interface ${name}Props[^]*?^\\}`, 'm').exec(report)?.[0] ?? '';
  const state = /default(Value|Open|Page)\?/.exec(block)?.[1]?.toLowerCase();
  if (state !== undefined) return state;
  if (name === 'Drawer') return stateOf('Modal');
  if (name === 'SegmentedControl') return stateOf('RadioGroup');
  return fields.includes(name) ? 'native' : '–';
}

/** Returns true if a form that contains the component has an element with the given name. */
function isInForm(name: string): boolean {
  if (drawnByName.includes(name)) return false;
  const view = render(<form>{examples[name]?.({ name: 'amount' })}</form>);
  const form = view.container.querySelector('form');
  const found = form?.elements.namedItem('amount') != null;
  view.unmount();
  return found;
}

/** File name endings of the screenshots that show every group. */
const endings = shots.filter(({ groups }) => !groups).map(({ page, suffix }) => page + suffix);

/**
 * Returns the file name prefix of the component's screenshots, if there is a screenshot with each of the
 * settings.
 */
function pictureOf(name: string): string {
  const group =
    groups.find(({ titles }) => titles.includes(name)) ??
    groups.find(({ source }) => source.includes(`<${name}`));
  const picture = group?.id ?? entryOf(name)[0];
  const isComplete = endings.every((ending) => pictures.includes(`${picture}.${ending}.png`));
  return isComplete ? picture : '–';
}

/** Returns which properties are tested on right-to-left pages. */
function rightToLeft(picture: string, keys: string): string {
  const tested = [
    !['–', 'invisible'].includes(picture) && 'picture',
    keys.includes('keyPatterns') && 'keys',
  ];
  return tested.filter(Boolean).join(', ') || '–';
}

function rowOf(name: string) {
  const [entry, source] = entryOf(name);
  const picture = invisible.includes(name) ? 'invisible' : pictureOf(name);
  const keys = keyboards[name] ?? '–';
  const size = manifest['size-limit'].find((budget) => budget.name === entry)?.limit ?? '–';
  return {
    Component: name,
    'className, style': 'root',
    'ref, other attributes': fields.includes(name) ? 'control' : 'root',
    State: stateOf(name),
    Form: isInForm(name) ? 'yes' : '–',
    'Server component': read(source).startsWith("'use client'") ? 'as client' : 'yes',
    'Right to left': rightToLeft(picture, keys),
    Keyboard: keys,
    Picture: picture,
    'Size budget (gzip)': size,
  };
}

const rows = Object.keys(examples).sort().map(rowOf);

it.each(rows)('$Component has a value in every column of the table', (row) => {
  expect(row['Size budget (gzip)']).toMatch(/ kB$/);
  expect(row.Picture).not.toBe('–');
  if (row.Picture !== 'invisible') expect(row['Right to left']).toMatch(/^picture/);
  expect(row.Form).toBe(submitting.includes(row.Component) ? 'yes' : '–');
  if (row.Form === 'yes' && row.Component !== 'Button') expect(row.State).not.toBe('–');
  if (row.Form === 'yes' || row.State !== '–') expect(row.Keyboard).not.toBe('–');
});

it.each(Object.entries(keyboards))(
  'the keyboard support of %s is tested or native',
  (name, keys) => {
    expect(examples).toHaveProperty(name);
    if (keys === 'browser/keyPatterns.ts')
      expect(Object.values(patterns).map(({ demo }) => demo)).toContain(name);
    else if (/\.ts/.test(keys)) expect(read(keys)).toMatch(/press\(|keyboard\(|keyDown\(/);
    else expect(keys).toMatch(/^native `<\w+>`$/);
  },
);

it('matches the table in COMPONENTS.md', async () => {
  const heads = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => Object.values(row));
  const widths = heads.map((head, index) =>
    Math.max(head.length, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  const line = (texts: string[]) =>
    `| ${texts.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const table = [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)];
  const text = `# Components and what they support

Generated by \`test/componentTable.test.tsx\` (\`pnpm exec vitest run -u test/componentTable.test.tsx\`). The test fails if a
component has a gap. \`test/composition.test.tsx\` checks the attributes and server rendering of each one.

Each component has pictures in both themes and directions, with the second brand, in the compact density, with 200 % text
on desktop and phone, and in forced colours. Animations are disabled. The keys of \`browser/keyPatterns.ts\` are
tested in Chromium and Firefox, in both directions.

${table.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../COMPONENTS.md');
});
