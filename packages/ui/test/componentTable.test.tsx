import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publicEntries } from '../build/entries.ts';
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

/** Components without a drawing of their own. */
const invisible = ['FocusKeeper'];

/** Components that submit a value with their form. */
const submitting = [...fields, 'Button', 'RadioGroup', 'SegmentedControl'];

/** Components whose `name` is not the name of a form's value. */
const drawnByName = ['Avatar', 'Icon', 'Illustration'];

/** Returns the entry of a component: `CopyField` is in `copy-field`. */
function entryOf(name: string): [entry: string, source: string] {
  const entry = name.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
  const source = Object.entries(publicEntries).find(([key]) => key === entry)?.[1];
  if (source === undefined) throw new Error(`${name} has no entry ${entry}.`);
  return [entry, source];
}

/** Returns the props of a controlled and an uncontrolled component, or `native` for an input's. */
function stateOf(name: string): string {
  const block = new RegExp(`^export interface ${name}Props[^]*?^\\}`, 'm').exec(report)?.[0] ?? '';
  const state = /default(Value|Open|Page)\?/.exec(block)?.[1]?.toLowerCase();
  if (state !== undefined) return state;
  if (name === 'Drawer') return stateOf('Modal');
  if (name === 'SegmentedControl') return stateOf('RadioGroup');
  return fields.includes(name) ? 'native' : '–';
}

/** Returns true if a form with the component has an element of the given name. */
function isInForm(name: string): boolean {
  if (drawnByName.includes(name)) return false;
  const view = render(<form>{examples[name]?.({ name: 'amount' })}</form>);
  const form = view.container.querySelector('form');
  const found = form?.elements.namedItem('amount') != null;
  view.unmount();
  return found;
}

/** Returns the name of the pictures that show the component, if there is one of all four pages. */
function pictureOf(name: string): string {
  const group =
    groups.find(({ titles }) => titles.includes(name)) ??
    groups.find(({ source }) => source.includes(`<${name}`));
  const picture = group?.id ?? entryOf(name)[0];
  const pages = ['dark-en', 'dark-ar', 'light-en', 'light-ar'];
  const isComplete = pages.every((page) => pictures.includes(`${picture}.${page}.png`));
  return isComplete ? picture : '–';
}

function rowOf(name: string) {
  const [entry, source] = entryOf(name);
  const size = manifest['size-limit'].find((budget) => budget.name === entry)?.limit ?? '–';
  return {
    Component: name,
    'className, style': 'root',
    'ref, other attributes': fields.includes(name) ? 'control' : 'root',
    State: stateOf(name),
    Form: isInForm(name) ? 'yes' : '–',
    'Server component': read(source).startsWith("'use client'") ? 'as client' : 'yes',
    Keyboard: keyboards[name] ?? '–',
    'Picture (LTR, RTL, dark, light)': invisible.includes(name) ? 'invisible' : pictureOf(name),
    'Size budget (gzip)': size,
  };
}

const rows = Object.keys(examples).sort().map(rowOf);

it.each(rows)('$Component has no gap', (row) => {
  expect(row['Size budget (gzip)']).toMatch(/ kB$/);
  expect(row['Picture (LTR, RTL, dark, light)']).not.toBe('–');
  expect(row.Form).toBe(submitting.includes(row.Component) ? 'yes' : '–');
  if (row.Form === 'yes' && row.Component !== 'Button') expect(row.State).not.toBe('–');
  if (row.Form === 'yes' || row.State !== '–') expect(row.Keyboard).not.toBe('–');
});

it.each(Object.entries(keyboards))('the keys of %s are tested or native', (name, keys) => {
  expect(examples).toHaveProperty(name);
  if (/\.ts/.test(keys)) expect(read(keys)).toMatch(/press\(|keyboard\(|keyDown\(/);
  else expect(keys).toMatch(/^native `<\w+>`$/);
});

it('is documented in COMPONENTS.md', async () => {
  const heads = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => Object.values(row));
  const widths = heads.map((head, index) =>
    Math.max(head.length, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  const line = (texts: string[]) =>
    `| ${texts.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const table = [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)];
  const text = `# Components and what they support

Written by \`test/componentTable.test.tsx\` (\`pnpm exec vitest run -u test/componentTable.test.tsx\`). The test fails if a
component has a gap. \`test/composition.test.tsx\` checks the attributes and server rendering of each one.

${table.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../COMPONENTS.md');
});
