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
  for (const call of callsIn(program)) {
    const type = checker.getTypeAtLocation(call.expression);
    if (!isTranslator(type)) continue;
    const [namespace] = checker.getTypeArguments(type as ts.TypeReference);
    const namespaces = namespace && literals(namespace);
    const [key] = call.arguments;
    const texts = key && possibleTexts(key, checker);
    if (texts && namespaces && !namespaces.some((each) => isEveryKey(texts, keys.get(each)))) {
      for (const each of namespaces) addTo(use.used, each, texts);
    } else {
      use.unknown.push(placeOf(call, folder));
    }
  }
  return use;
}

function* callsIn(program: ts.Program): Generator<ts.CallExpression> {
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile) yield* callsBelow(file);
  }
}

function* callsBelow(node: ts.Node): Generator<ts.CallExpression> {
  if (ts.isCallExpression(node)) yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* callsBelow(child);
}

/** Returns whether a function is `t`. */
function isTranslator({ symbol, aliasSymbol }: ts.Type): boolean {
  return symbol?.name === 'TFunction' || aliasSymbol?.name === 'TFunction';
}

/** Returns the possible values of a string expression. Undefined if there are infinitely many. */
function possibleTexts(node: ts.Expression, checker: ts.TypeChecker): Set<string> | undefined {
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

/** Returns whether texts are all keys of a namespace, as if the key had no narrower type. */
function isEveryKey(texts: ReadonlySet<string>, keys: ReadonlySet<string> | undefined): boolean {
  return keys !== undefined && keys.size > 1 && [...keys].every((key) => texts.has(key));
}

function addTo(used: Map<string, Set<string>>, namespace: string, keys: ReadonlySet<string>): void {
  used.set(namespace, new Set([...(used.get(namespace) ?? []), ...keys]));
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
