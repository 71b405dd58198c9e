/**
 * Order of the folders in the `src` of an app or package. A file may import from its own folder and from folders in earlier
 * rows, but not from other folders in its row (docs/architecture.md, "Floors").
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
const floors = {
  '@apps/task-center': [
    ['services'],
    ['data'],
    ['screen'],
    ['rewards'],
    ['tasks'],
    ['campaigns'],
    ['hub', 'points', 'faq', 'invite', 'search', 'notices'],
    ['shell'],
    ['pages'],
  ],
  '@exchange/site': [['exchange'], ['services'], ['page'], ['frame'], ['build']],
  '@apps/docs': [
    ['styles', 'markdown', 'preview', 'site'],
    ['content', 'search'],
    ['frame'],
    ['explorers', 'kit'],
    ['app'],
  ],
};

const imports =
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)';

/**
 * Returns configs that forbid imports from a later floor, one config per folder, and folders without a floor. Type imports
 * count, too.
 *
 * @param {string} packageName
 * @returns {import('eslint').Linter.Config[]}
 */
export function floorOrder(packageName) {
  const rows = floors[packageName];
  if (rows === undefined) return [];
  const listed = rows.flat().map((folder) => `src/${folder}/**`);
  const unlisted = 'This folder has no floor: add it to tooling/eslint/src/floors.js.';
  return [
    { files: ['src/**/*.{ts,tsx}'], ignores: listed, ...forbid('Program', unlisted) },
    ...rows.flatMap((row, index) =>
      row.flatMap((folder) => {
        const later = rows
          .slice(index)
          .flat()
          .filter((other) => other !== folder);
        return later.length === 0 ? [] : [forbidImports(folder, later)];
      }),
    ),
  ];
}

/** @param {string} folder @param {readonly string[]} later */
function forbidImports(folder, later) {
  // A regular expression in a selector cannot contain a slash, so this one contains its code.
  const path = String.raw`/^([.][.]\u002F)+(${later.join('|')})\u002F/`;
  const message = `${folder} must not import this folder: see the floors in docs/architecture.md.`;
  const selector = `${imports}[source.value=${path}]`;
  return { files: [`src/${folder}/**/*.{ts,tsx}`], ...forbid(selector, message) };
}

/** @param {string} selector @param {string} message @returns {import('eslint').Linter.Config} */
function forbid(selector, message) {
  return { rules: { 'no-restricted-syntax': ['error', { selector, message }] } };
}
