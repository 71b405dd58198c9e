import { readFileSync, writeFileSync } from 'node:fs';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

const directive = /(["'])use client\1;?/;

/**
 * Moves `"use client"` back to the start of CommonJS files. With code splitting, tsup compiles them a second time. This
 * inserts helpers before the directive, so that it has no effect.
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
