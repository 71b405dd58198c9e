import { join, relative } from 'node:path';
import ts from 'typescript';

/** Translation keys that the source code uses. */
export interface KeyUse {
  /** Keys without plural suffixes, by namespace. */
  used: Map<string, Set<string>>;
  /** `file:line` of calls whose key is any string, or any key of the namespace: narrow the type of the key. */
  unknown: string[];
}

/**
 * Returns the keys that the source passes to `t`. The type checker resolves variables, conditions, and templates
 * such as `` t(`state_${state}`) ``, even if their types are from another package.
 *
 * @param folder - folder with `tsconfig.json`, `src/` and the types of the texts; also reads the sources of private
 *   packages that it imports
 * @param keys - all keys, by namespace
 */
export function usedKeys(folder: string, keys: ReadonlyMap<string, ReadonlySet<string>>): KeyUse {
  const program = createProgram(folder);
  const checker = program.getTypeChecker();
  const use: KeyUse = { used: new Map(), unknown: [] };
  const add = (namespace: string, key: string) =>
    use.used.set(namespace, (use.used.get(namespace) ?? new Set()).add(key));

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) readCall(node);
    ts.forEachChild(node, visit);
  };

  function readCall(call: ts.CallExpression): void {
    const type = checker.getTypeAtLocation(call.expression);
    if (type.symbol?.name !== 'TFunction' && type.aliasSymbol?.name !== 'TFunction') return;
    const [key] = call.arguments;
    const [namespace] = checker.getTypeArguments(type as ts.TypeReference);
    const found = key && possibleTexts(key);
    const namespaces = namespace && literals(namespace);
    if (!found || !namespaces || namespaces.some((each) => isWhole(each, found))) {
      use.unknown.push(placeOf(call, folder));
      return;
    }
    for (const each of namespaces) for (const text of found) add(each, text);
  }

  function isWhole(namespace: string, found: ReadonlySet<string>): boolean {
    const all = keys.get(namespace);
    return all !== undefined && all.size > 1 && [...all].every((key) => found.has(key));
  }

  /** Returns the possible values of a string expression. Undefined if there are infinitely many. */
  function possibleTexts(node: ts.Expression): Set<string> | undefined {
    if (!ts.isTemplateExpression(node)) {
      const found = literals(checker.getTypeAtLocation(node));
      return found && new Set(found);
    }
    let texts = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const parts = literals(checker.getTypeAtLocation(expression));
      if (!parts) return undefined;
      texts = texts.flatMap((text) => parts.map((part) => text + part + literal.text));
    }
    return new Set(texts);
  }

  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile) visit(file);
  }
  return use;
}

function createProgram(folder: string): ts.Program {
  const read = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, folder);
  const files = ts.sys
    .readDirectory(folder, ['.ts', '.tsx'], undefined, ['src/**/*', 'i18next.d.ts'])
    .filter((path) => !/\.test\.tsx?$/.test(path));
  return ts.createProgram(files, { ...options, noEmit: true, incremental: false });
}

/** Returns the texts of a literal type or a union of literal types. Undefined for wider types. */
function literals(type: ts.Type): string[] | undefined {
  const types = type.isUnion() ? type.types : [type];
  const texts = types
    .filter((each) => (each.flags & ts.TypeFlags.Undefined) === 0)
    .map((each) =>
      each.isStringLiteral() || each.isNumberLiteral() ? String(each.value) : undefined,
    );
  return texts.some((text) => text === undefined) ? undefined : (texts as string[]);
}

function placeOf(node: ts.Node, folder: string): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(folder, file.fileName)}:${line + 1}`;
}
