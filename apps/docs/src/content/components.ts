import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { keyboardTable } from './keyboard.ts';
import type { Page } from './page.ts';
import { referenceFolder } from './reference.ts';
import { limitsOf } from './limits.ts';
import { absolutePath, readSource } from './repository.ts';

const table = 'packages/ui/COMPONENTS.md';

/** A component's row in the committed table of the kit's components. */
export interface ComponentFacts {
  name: string;
  /** Name of the package entry that exports it, such as `copy-field`. */
  entry: string;
  /** Column titles and cells of its row, except the name. */
  cells: readonly (readonly [title: string, cell: string])[];
}

/** Returns the facts of all components, in the order of the table. */
export function componentFacts(): ComponentFacts[] {
  const [titles = [], , ...rows] = readSource(table)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map(([name = '', ...cells]) => ({
    name,
    entry: name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
    cells: cells.map((cell, index) => [titles[index + 1] ?? '', cell] as const),
  }));
}

/** Returns the list of components, the tokens, and one page for each component. */
export function componentPages(): Page[] {
  return [
    {
      path: '/components/',
      title: 'All components',
      source: 'docs/site/components.md',
      components: true,
    },
    {
      path: '/components/tokens/',
      title: 'Design tokens',
      source: 'docs/site/tokens.md',
      tokens: true,
    },
    ...componentFacts().map(({ name, entry }) => ({
      path: `/components/${entry}/`,
      title: name,
      source: demoFile(entry),
      component: name,
    })),
  ];
}

/** Returns the Markdown of a component: its import, demo, features and properties. */
export function componentMarkdown(page: Page): string {
  const facts = componentFacts().find(({ name }) => name === page.component);
  if (!facts) throw new Error(`No component "${page.component}" in ${table}: run the kit's tests.`);
  const reference = readSource(`${referenceFolder}/ui/${facts.entry}.md`);
  const code = readSource(page.source).trim();
  return [
    `# ${facts.name}`,
    descriptionOf(facts.name),
    '## Import',
    '```sh\nnpm install @exchange/ui react react-dom\n```',
    `\`\`\`tsx\nimport { ${facts.name} } from '@exchange/ui/${facts.entry}';\nimport '@exchange/ui/styles.css';\n\`\`\``,
    '## Source of the demo',
    `\`\`\`tsx\n${code}\n\`\`\``,
    moreSources(facts.entry),
    '## Properties',
    properties(reference, facts.entry),
    keyboardTable(facts.name),
    limitsOf(facts.name),
    '## Support',
    supportTable(facts),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Columns of the kit's table that matter to users of a component, with a text for each cell. */
const support: readonly (readonly [
  column: string,
  question: string,
  answers: Readonly<Record<string, string>>,
])[] = [
  [
    'className, style',
    'Element with `className` and `style`',
    { root: 'the outermost', '–': 'none' },
  ],
  [
    'ref, other attributes',
    'Element with `ref` and other attributes',
    { root: 'the outermost', control: 'the native control inside', '–': 'none' },
  ],
  [
    'State',
    'State',
    {
      '–': 'none',
      native: 'of the native control, controlled or not',
      value: '`value` and `onValueChange`, or kept by the component',
      open: '`open` and `onOpenChange`',
      page: '`page` and `onPageChange`',
    },
  ],
  ['Form', 'Has a value in a form', { '–': 'no' }],
  [
    'Server component',
    'In a server component',
    { yes: 'renders without JavaScript', 'as client': 'as a client component' },
  ],
  ['Size budget (gzip)', 'Size, at most (gzip)', {}],
];

function supportTable({ cells }: ComponentFacts): string {
  const rows = support.map(([column, question, answers]) => {
    const cell = cells.find(([title]) => title === column)![1];
    return `| ${question} | ${answers[cell] ?? cell} |`;
  });
  return ['| question | answer |', '| --- | --- |', ...rows].join('\n');
}

/** Returns the code of a component's demos by title, the basic one first. */
export function demoSources(component: string): Record<string, string> {
  const { entry } = componentFacts().find(({ name }) => name === component)!;
  const files = [{ title: 'Basic', file: demoFile(entry) }, ...moreDemoFiles(entry)];
  return Object.fromEntries(files.map(({ title, file }) => [title, readSource(file)]));
}

/** Returns the path of a component's basic demo. */
function demoFile(entry: string): string {
  return `packages/ui/demos/${camelCase(entry)}.tsx`;
}

const camelCase = (entry: string) =>
  entry.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the further demos of a component, in the order of their titles: `serverAction.tsx` is "Server action". */
function moreDemoFiles(entry: string): { title: string; file: string }[] {
  const folder = `packages/ui/demos/${camelCase(entry)}`;
  return globSync(`${folder}/*.tsx`, { cwd: absolutePath('.') })
    .map((file) => {
      const name = basename(file, '.tsx').replaceAll(
        /[A-Z]/g,
        (letter) => ` ${letter.toLowerCase()}`,
      );
      return { title: name[0]!.toUpperCase() + name.slice(1), file };
    })
    .sort((a, b) => a.title.localeCompare(b.title));
}

function moreSources(entry: string): string {
  return moreDemoFiles(entry)
    .map(({ title, file }) => `### ${title}\n\n\`\`\`tsx\n${readSource(file).trim()}\n\`\`\``)
    .join('\n\n');
}

/** Returns the docstring of a component, without its code and parameters. */
export function descriptionOf(name: string): string {
  const { entry } = componentFacts().find((facts) => facts.name === name)!;
  const reference = readSource(`${referenceFolder}/ui/${entry}.md`);
  const section = reference.split(`\n### ${name}()\n`)[1] ?? '';
  return (section.split(/\n#{2,4} /)[0] ?? '').replaceAll(/```[\s\S]*?```/g, '').trim();
}

/** Returns the sections about the props types. Props not listed there are attributes of the native element. */
function properties(reference: string, entry: string): string {
  return (
    reference
      .split(/\n(?=#{2,3} )/)
      .filter((section) => /^### \w+Props\b/.test(section))
      .map((section) => section.replaceAll(/^\*\*\*$/gm, '').trim())
      .join('\n\n')
      // The generator writes `undefined` for properties without a default.
      .replaceAll('| `undefined` |', '| – |')
      .replaceAll(/\]\(([\w-]+\.md)?(#[\w-]+)?\)/g, (_, file = `${entry}.md`, fragment = '') => {
        const source = `../../../${referenceFolder}/ui/${String(file)}`;
        return `](${source}${String(fragment)})`;
      })
  );
}
