import { dirname, join, relative, sep } from 'node:path';

/**
 * Rule `floors/order`: a file may import only from its own folder in `src` and from folders of earlier floors. The rule
 * checks `import`, `export … from` and `import()`, including those of types.
 *
 * Options: the absolute path of `src` and its floors (`floors.js`).
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const floorOrder = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          src: { type: 'string' },
          floors: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
        },
        required: ['src', 'floors'],
        additionalProperties: false,
      },
    ],
    messages: {
      order: '{{from}} must not import {{to}}: see the floors in docs/architecture.md.',
      unknown: 'Folder {{folder}} has no floor: add it to tooling/eslint/src/floors.js.',
    },
  },
  create(context) {
    const { src, floors } = context.options[0];
    const from = folderOf(src, context.filename);
    /** @param {string} folder */
    const floorOf = (folder) => floors.findIndex((floor) => floor.includes(folder));

    /** @param {import('eslint').Rule.Node} node @param {unknown} path */
    function check(node, path) {
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      const to = folderOf(src, join(dirname(context.filename), path));
      if (to === undefined || to === from) return;
      if (floorOf(to) === -1) {
        context.report({ node, messageId: 'unknown', data: { folder: to } });
      } else if (floorOf(to) >= floorOf(from)) {
        context.report({ node, messageId: 'order', data: { from, to } });
      }
    }

    return {
      Program(node) {
        if (floorOf(from) === -1)
          context.report({ node, messageId: 'unknown', data: { folder: from } });
      },
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.value),
      TSImportType: (node) => check(node, node.source.value),
    };
  },
};

/**
 * Returns the name of the folder in `src`, `.` for files directly in `src`, or undefined outside of `src`.
 *
 * @param {string} src
 * @param {string} file
 */
function folderOf(src, file) {
  const [first, ...rest] = relative(src, file).split(sep);
  if (first === '..') return undefined;
  return rest.length === 0 ? '.' : first;
}
