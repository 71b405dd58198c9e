/** What a shell block may name: everything else is a typing mistake, or has to say why it is not checked. */
export interface Known {
  /** Scripts of the root's `package.json`. */
  scripts: ReadonlySet<string>;
  /** Name → scripts, of every package of the workspace. */
  packages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names that can be installed: ours that are published, and those of the catalog. */
  installable: ReadonlySet<string>;
}

/** pnpm's own commands that the pages use. */
const pnpmCommands = new Set(['install', 'exec', 'add']);

/** Programs that every machine of ours has, and what they are used for here needs no proof. */
const programs = new Set(['git', 'cd', 'mkdir', 'node', 'cp', 'rsync', 'nginx']);

function words(line: string): string[] {
  return line
    .replace(/\s#.*$/, '')
    .trim()
    .split(/\s+/)
    .filter((word) => !/^[A-Z_]+=/.test(word));
}

function packageName(word: string): string {
  return /^(@[^/]+\/)?[^/@]+/.exec(word)?.[0] ?? word;
}

/** Commands of a block: a line that ends with a backslash goes on in the next one. */
export function commands(code: string): string[] {
  return code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** What is wrong with a command of a page; `undefined` when everything that it names is there. */
export function problemOf(command: string, known: Known): string | undefined {
  const [program = '', ...rest] = words(command);
  if (program === 'npm' && (rest[0] === 'install' || rest[0] === 'i')) {
    const unknown = rest
      .slice(1)
      .filter((word) => !word.startsWith('-'))
      .find((word) => !known.installable.has(packageName(word)));
    return unknown && `nobody publishes ${unknown}`;
  }
  if (program === 'npx' && known.installable.has(packageName(rest[0] ?? ''))) return undefined;
  const isPnpm = program === 'pnpm' || (program === 'npx' && /^pnpm@\d+$/.test(rest[0] ?? ''));
  if (isPnpm) {
    const args = program === 'npx' ? rest.slice(1) : rest;
    let scripts = known.scripts;
    if (args[0] === '--filter') {
      const name = args[1] ?? '';
      const own = known.packages.get(name);
      if (!own) return `there is no package ${name}`;
      scripts = own;
      args.splice(0, 2);
    }
    if (args[0] === 'run') args.shift();
    const [script = ''] = args;
    if (scripts.has(script) || pnpmCommands.has(script)) return undefined;
    return `there is no script "${script}"`;
  }
  return programs.has(program) ? undefined : `"${program}" is no program that is known here`;
}
