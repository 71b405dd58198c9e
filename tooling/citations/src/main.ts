import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenCitations, decisionNumber, sectionNumbers } from './citations.ts';

// `pnpm lint:citations`: fails if a comment or page cites a section or decision that does not exist.
const repository = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(repository, file), 'utf8');

const targets = {
  sections: sectionNumbers(read('docs/specification.md')),
  decisions: new Set(
    readdirSync(join(repository, 'docs/decisions')).flatMap((name) => decisionNumber(name) ?? []),
  ),
};
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|js|mjs|css|md|yml)$/.test(file))
  .filter((file) => !/(^|\/)(etc|CHANGELOG\.md)(\/|$)|^tooling\/citations\//.test(file));

let broken = 0;
for (const file of files) {
  for (const { line, text } of brokenCitations(read(file), targets)) {
    console.error(
      `${file}:${line}: "${text}" does not exist. See docs/specification.md and docs/decisions.`,
    );
    broken += 1;
  }
}
process.exitCode = broken > 0 ? 1 : 0;
