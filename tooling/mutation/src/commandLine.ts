import { parseArgs } from 'node:util';

const usage = `Usage: pnpm mutate <package> [file…] [--inform] [--force]

  <package>  folder name in packages/, such as api-client
  [file…]    source files, relative to the package: src/retry.ts, 'src/*.ts' or src/retry.ts:10-20
  --inform   exit with 0 even if the score is too low
  --force    run every selected mutant again instead of reusing earlier results`;

export interface Command {
  packageName: string;
  patterns: string[];
  inform: boolean;
  force: boolean;
}

/** @throws Error whose message contains the usage if the arguments are invalid */
export function parseCommandLine(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [packageName, ...patterns] = positionals;
  if (packageName === undefined) throw new Error(`No package given.\n\n${usage}`);
  return { packageName, patterns, ...values };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        inform: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}
