import ts from 'typescript';

/** A module in a chunk. Several ids can share one factory. */
export interface ChunkModule {
  ids: readonly string[];
  /** Source code of the ids and the factory. */
  source: string;
  factory: string;
}

/** A chunk written by Turbopack. It registers modules or starts an entry point. */
export interface Chunk {
  modules: readonly ChunkModule[];
  /** Source code that starts the entry point: the chunks to wait for, and the modules to run. */
  start: string | undefined;
  /** Source code of Turbopack's runtime, which processes registered chunks. Undefined without a `start`. */
  runtime: string | undefined;
}

/**
 * Reads a chunk.
 *
 * @param name - file name for the error message
 * @throws Error if the file is not a chunk in the known format, for example after an update of Next
 */
export function readChunk(name: string, source: string): Chunk {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest);
  const [statement] = file.statements;
  if (!statement || !ts.isExpressionStatement(statement)) throw unknownFormat(name);
  const { expression } = statement;
  const [call, runtime] = ts.isBinaryExpression(expression)
    ? [expression.left, expression.right]
    : [expression, undefined];
  if (!ts.isCallExpression(call) || !call.expression.getText(file).includes('TURBOPACK')) {
    throw unknownFormat(name);
  }
  const [list] = call.arguments;
  if (!list || !ts.isArrayLiteralExpression(list)) throw unknownFormat(name);
  const [script, ...items] = list.elements;
  if (!script?.getText(file).includes('currentScript')) throw unknownFormat(name);
  const [first] = items;
  const start = first && ts.isObjectLiteralExpression(first) ? first.getText(file) : undefined;
  return {
    modules: start === undefined ? readModules(name, items, file) : [],
    start,
    runtime: runtime?.getText(file),
  };
}

function readModules(
  name: string,
  items: readonly ts.Expression[],
  file: ts.SourceFile,
): ChunkModule[] {
  const modules: ChunkModule[] = [];
  let ids: string[] = [];
  for (const item of items) {
    const text = item.getText(file);
    if (ts.isNumericLiteral(item)) ids.push(text);
    else if (isFunction(item) && ids.length > 0) {
      modules.push({ ids, source: [...ids, text].join(), factory: text });
      ids = [];
    } else throw unknownFormat(name);
  }
  if (ids.length > 0) throw unknownFormat(name);
  return modules;
}

const isFunction = (item: ts.Expression) =>
  ts.isArrowFunction(item) || ts.isFunctionExpression(item);

function unknownFormat(name: string): Error {
  return new Error(
    `${name} is not a chunk in the known format. After an update of Next, adapt build/scripts/chunk.ts.`,
  );
}
