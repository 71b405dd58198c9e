import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { designTokens } from './designTokens.ts';
import { writeStyleSheets } from './styleSheets.ts';

const dist = join(import.meta.dirname, '../dist');
await writeStyleSheets(dist);

const css = await readFile(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');
for (const theme of ['light', 'dark'] as const) {
  const text = `${JSON.stringify(designTokens(css, theme), undefined, 2)}\n`;
  await writeFile(join(dist, `${theme}.tokens.json`), text);
}
