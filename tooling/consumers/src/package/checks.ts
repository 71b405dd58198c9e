import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalize } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { checkPackage, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { securityMinimums, isBelowMinimum } from '../securityMinimums.ts';
import { unusedFiles } from './removeUnusedFiles.ts';
import { apiReports } from './apiReports.ts';
import { importProblems } from './importProblems.ts';
import { codeEntries, entryName, type Manifest, type PackedPackage } from './packedPackage.ts';
import { sizeProblems } from './sizeProblems.ts';

/** A check of a package. Returns one line per problem. */
type Check = (packed: PackedPackage) => string[] | Promise<string[]>;

const text = (packed: PackedPackage, file: string) => packed.files.get(file)?.toString();

/** All checks before a package is published, except that two builds are identical (`rebuild.test.ts`). */
export const checks = {
  'requires no version below the security minimum of a dependency or peer'(packed) {
    const { dependencies, peerDependencies } = JSON.parse(
      text(packed, 'package.json') ?? '{}',
    ) as Partial<Manifest>;
    return Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([name, range]) => isBelowMinimum(name, range))
      .map(([name, range]) => `${name}@${range} allows versions below ${securityMinimums[name]}`);
  },

  'contains the text of the licence'(packed) {
    return text(packed, 'LICENSE')?.startsWith('MIT License\n') ? [] : ['LICENSE is not MIT'];
  },

  'contains the files that its pages link to'({ files }) {
    const pages = [...files].filter(([file]) => /^[^/]+\.md$/.test(file));
    return pages.flatMap(([page, content]) =>
      relativeLinks(content.toString())
        .filter((path) => !files.has(normalize(path)))
        .map((path) => `${page}: ${path} is not packed; use its address in the repository`),
    );
  },

  // Users have neither the specification nor the decisions.
  'cites no document of this project in its pages and types'({ files }) {
    const read = [...files].filter(([file]) => /\.(md|d\.c?ts)$/.test(file));
    return read.flatMap(([file, content]) =>
      [...content.toString().matchAll(/\b(?:spec|decision)s? \d.{0,20}/g)].map(
        ([citation]) => `${file}: ${citation}: write the fact itself`,
      ),
    );
  },

  'contains no file in dist that its entries do not need'({ files }) {
    const texts = new Map([...files].map(([file, data]) => [file, data.toString()]));
    return unusedFiles(texts.get('package.json') ?? '', texts);
  },

  async 'passes publint in strict mode'({ files }) {
    const pack = {
      files: [...files].map(([name, data]) => ({ name: `/package/${name}`, data })),
    };
    const { messages, pkg } = await publint({ strict: true, pkgDir: '/package', pack });
    return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  },

  async 'has the right types for ESM and CommonJS'({ manifest, files }) {
    const { name, version } = manifest;
    const tree = [...files].map(([file, data]) => [`/node_modules/${name}/${file}`, data] as const);
    const result = await checkPackage(new Package(Object.fromEntries(tree), name, version), {
      entrypoints: codeEntries(manifest),
    });
    if (!result.types) return ['The package has no types.'];
    return (
      result.problems
        // Ignore problems of the node10 resolution. It does not support `exports`, and TypeScript 6 deprecates it.
        .filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'))
        .map((problem) => JSON.stringify(problem))
    );
  },

  'exports what its committed API reports list (renew them with `pnpm run api`)'({ folder }) {
    return apiReports(folder)
      .filter(({ committed, current }) => committed !== current)
      .map(({ file, current }) => `${file} is out of date. It should be:\n${current}`);
  },

  'is within its size budgets': sizeProblems,

  async 'has "use client" in its builds exactly where its sources have it'({
    folder,
    manifest,
    files,
  }) {
    const directive = /^(["'])use client\1/;
    const sources = await sourcesOf(folder);
    return codeEntries(manifest).flatMap((entry) =>
      ['js', 'cjs']
        .map((extension) => `dist/${entryName(entry)}.${extension}`)
        .filter(
          (file) =>
            directive.test(files.get(file)?.toString() ?? '') !==
            directive.test(readFileSync(join(folder, sources[entryName(entry)] ?? ''), 'utf8')),
        ),
    );
  },

  'is imported and required by plain Node, with the same names, without new globals':
    importProblems,
} satisfies Record<string, Check>;

/** Returns the paths of the links to other files, without code blocks and headings. */
function relativeLinks(markdown: string): string[] {
  const links = markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/\]\(([^)\s#]+)[^)]*\)/g);
  return [...links].map(([, path = '']) => path).filter((path) => !/^[a-z]+:/.test(path));
}

/** Returns the paths of the entries' source files by the names of the entries, from the configuration of the build. */
async function sourcesOf(folder: string): Promise<Record<string, string>> {
  const config = (await import(pathToFileURL(join(folder, 'tsup.config.ts')).href)) as {
    default: readonly { entry: Record<string, string> }[];
  };
  return Object.assign({}, ...config.default.map(({ entry }) => entry)) as Record<string, string>;
}
