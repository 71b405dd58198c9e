import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migration } from './migration.ts';

/** Returns the API report of an entry, such as `@exchange/ui/tabs`. */
function reportOf(entry: string): string {
  const [, name, ...path] = entry.split('/');
  const file = `../../../packages/${name}/etc/${path.join('-') || 'index'}.api.md`;
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
/** Matches an export in an API report. The report writes `name_2 as name` if a global has the same name. */
const exportOf = (name: string) =>
  new RegExp(`export (function|class|interface|type|const) ${name}\\b|_\\d as ${name} }`);

const moves = Object.entries(migration.moved).flatMap(([from, targets]) =>
  Object.entries(targets).flatMap(([to, names]) => names.map((name) => ({ from, to, name }))),
);

it.each(moves)('$name is exported by $to and no longer by $from', ({ from, to, name }) => {
  expect(reportOf(to)).toMatch(exportOf(name));
  expect(reportOf(from)).not.toMatch(exportOf(name));
});

const renames = Object.entries(migration.renamed).flatMap(([entry, names]) =>
  Object.entries(names).map(([before, after]) => ({ entry, before, after })),
);

it.each(renames)('$entry exports $after and no longer $before', ({ entry, before, after }) => {
  expect(reportOf(entry)).toMatch(exportOf(after));
  expect(reportOf(entry)).not.toMatch(exportOf(before));
});

const components = Object.entries(migration.props['@exchange/ui'] ?? {}).flatMap(([name, props]) =>
  Object.values(props).map((prop) => ({ name, prop })),
);

it.each(components)('$name has the new prop $prop', ({ name, prop }) => {
  const entry = name.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  expect(reportOf(`@exchange/ui/${entry}`)).toContain(`${prop}?:`);
});

it('renames kinds of BridgeError to kinds that exist', () => {
  for (const kind of Object.values(migration.kinds['@exchange/app-bridge'] ?? {})) {
    expect(reportOf('@exchange/app-bridge')).toContain(`'${kind}'`);
  }
});

it('contains only names that the migration page describes', () => {
  const page = readFileSync(new URL('../../../docs/site/migration.md', import.meta.url), 'utf8');
  const { renamed, props, kinds, byHand } = migration;
  const names = [
    ...[renamed, kinds, byHand].flatMap(Object.values).flatMap(Object.keys),
    ...Object.values(props).flatMap(Object.values).flatMap(Object.keys),
    ...moves.map(({ name }) => name),
  ];
  const missing = names.filter(
    (name) => !page.includes(`\`${name}\``) && !page.includes(`'${name}'`),
  );
  expect(missing, 'Add these names to docs/site/migration.md.').toEqual([]);
});
