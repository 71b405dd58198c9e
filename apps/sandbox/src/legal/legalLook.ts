import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8').trim();

export const legalStyle = read('legalPages.css');

/** The site's logo: its mark, and the word beside it. */
export const logo = read('art/mark.svg') + read('art/word.svg');

/** Arrow to the start of the line. */
export const arrow = read('art/arrow.svg');

const styleHash = createHash('sha256').update(legalStyle).digest('base64');

/** Content-Security-Policy of legal pages, which allows only their own style. */
export const legalPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
