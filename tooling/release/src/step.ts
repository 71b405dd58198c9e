import type { Block } from './documents.ts';

/** What a page wants done with a block of code, and what is to be seen then. */
export interface Step {
  /** "Put this into `file`" */
  file: string;
  /** "run it with `node file`", "run `npx vite`" */
  command?: string;
  /** "leave it running": the blocks behind it need it. */
  stays: boolean;
  /** "open `page.html`", or "open the address" that the command prints. */
  opens?: string;
  /** "press `this button`", on the page that was opened. */
  presses?: string;
  /** "it says `these words`", on that page. */
  says: string[];
  /** The lines that it prints: what stands behind `console.log(…); //` in the code. */
  prints: string[];
}

/** `opens` of a step whose page comes from the command that serves it. */
export const theAddress = 'the address';

/**
 * Reads what stands in front of a block.
 *
 * @throws Error when it leaves a stranger standing: no file, or nothing to be seen
 */
export function stepOf({ page, line, language, code, intro }: Block): Step {
  const words = intro.replaceAll(/\s+/g, ' ');
  const [, file] = /\binto `([\w.-]+)`/.exec(words) ?? [];
  const [, command] = /`((?:node|npx) [^`]+)`/.exec(words) ?? [];
  const [, opens] = /\bopen `?([\w-]+\.html|the address)\b/.exec(words) ?? [];
  const [, presses] = /\bpress `([^`]+)`/.exec(words) ?? [];
  const stays = words.includes('leave it running');
  const says = [...words.matchAll(/\bsays `([^`]+)`/g)].map(([, text = '']) => text);
  const prints = [...code.matchAll(/console\.log\(.*\)[;,] \/\/ (.+)$/gm)].map(
    ([, text = '']) => text,
  );
  const stuck = (why: string) => new Error(`${page}:${line}: a stranger is not told ${why}.`);
  if (file === undefined) throw stuck('into which file this goes');
  if (!file.endsWith(language)) throw stuck(`why ${language} goes into ${file}`);
  if (command?.startsWith('node ') && command !== `node ${file}`) {
    throw stuck(`why ${file} is run by "${command}"`);
  }
  if (opens === undefined ? command && prints.length === 0 : says.length === 0) {
    throw stuck('what is to be seen');
  }
  return {
    file,
    stays,
    says,
    prints,
    ...(command && { command }),
    ...(opens && { opens }),
    ...(presses && { presses }),
  };
}
