import { readFileSync, writeFileSync } from 'node:fs';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

const directive = /(["'])use client\1;?/;

/**
 * Puts `"use client"` first again in CommonJS files: with splitting, tsup sends them through a second
 * compiler, which writes helpers of its own before the directive, where it means nothing.
 */
export const directiveFirst: Plugin = {
  name: 'directive-first',
  buildEnd({ writtenFiles }) {
    for (const { name } of writtenFiles.filter((file) => file.name.endsWith('.cjs'))) {
      const code = readFileSync(name, 'utf8');
      if (directive.test(code)) {
        writeFileSync(name, `"use client";${code.replace(directive, '')}`);
      }
    }
  },
};
