import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const legalStyle = readFileSync(join(import.meta.dirname, 'legalPages.css'), 'utf8');

const styleHash = createHash('sha256').update(legalStyle).digest('base64');

/** Content-Security-Policy of legal pages, which allows only their own style. */
export const legalPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The site's logo: its mark, and the word beside it. */
export const logo =
  '<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><path class="mark" ' +
  'd="M6 0h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z"/>' +
  '<path class="lines" d="M9.5 8h6M6.5 14h6"/></svg>' +
  '<svg width="51" height="12" viewBox="0 0 51 12" role="img" aria-label="BRAND">' +
  '<path d="M1 1v10h3.5a2.5 2.5 0 0 0 0-5H1h3a2.5 2.5 0 0 0 0-5z"/>' +
  '<path transform="translate(9.5)" d="M1 11V1h3.5a2.75 2.75 0 0 1 0 5.5H1M4 6.5L7.5 11"/>' +
  '<path transform="translate(19.5)" d="M1 11l4-10 4 10M2.6 7.5h4.8"/>' +
  '<path transform="translate(31)" d="M1 11V1l7 10V1"/>' +
  '<path transform="translate(41.5)" d="M1 1v10h2.5a4.5 5 0 0 0 0-10z"/></svg>';

/** Arrow to the start of the line. */
export const arrow =
  '<svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 12H4m6-6-6 6 6 6"/></svg>';
