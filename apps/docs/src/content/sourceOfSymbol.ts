import { globSync } from 'node:fs';
import { absolutePath, readSource, webAddress } from './repository.ts';

const declaration =
  /^export (?:async )?(?:abstract )?(?:function|class|interface|const|type) (\w+)/gm;

const known = new Map<string, ReadonlyMap<string, string>>();

/** Returns the GitHub address of the line that declares a public name, or undefined if no file declares it. */
export function sourceOfSymbol(packageName: string, symbol: string): string | undefined {
  let symbols = known.get(packageName);
  if (!symbols) {
    symbols = declarations(`packages/${packageName}/src`);
    known.set(packageName, symbols);
  }
  return symbols.get(symbol);
}

function declarations(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const files = globSync('**/*.{ts,tsx}', { cwd: absolutePath(folder) }).sort();
  for (const file of files) {
    if (/\.(test|demo)\.tsx?$/.test(file)) continue;
    const path = `${folder}/${file}`;
    const text = readSource(path);
    for (const match of text.matchAll(declaration)) {
      const line = text.slice(0, match.index).split('\n').length;
      if (!found.has(match[1]!)) found.set(match[1]!, `${webAddress(path)}#L${line}`);
    }
  }
  return found;
}
