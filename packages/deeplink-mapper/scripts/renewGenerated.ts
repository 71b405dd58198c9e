import { readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from '../src/siteFiles/generatedFiles.ts';
import { toMarkdown } from '../src/commandLine/markdownTable.ts';
import { withTable } from './guide.ts';

// `pnpm run generate` updates the files in `generated/` and the guide. Commit them together with the
// table.
const folder = `${import.meta.dirname}/..`;
for (const [name, content] of Object.entries(generatedFiles)) {
  writeFileSync(`${folder}/generated/${name}`, content());
}
const guide = `${folder}/GUIDE.md`;
writeFileSync(guide, withTable(readFileSync(guide, 'utf8'), toMarkdown()));
