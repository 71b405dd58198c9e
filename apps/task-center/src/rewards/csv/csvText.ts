/**
 * Soft hyphens, and Unicode marks that isolate numbers in right-to-left text. Spreadsheets show the marks as boxes, and
 * don't find words with soft hyphens.
 */
const invisible = /[\u00ad\u2066-\u2069]/g;

/** Start of a cell that spreadsheets run as a formula (OWASP, CSV injection). */
const formula = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Returns a CSV file (RFC 4180). It starts with a byte order mark, without which Excel reads UTF-8 as a local
 * encoding. Decimals stay numbers. Other cells are quoted, and an apostrophe stops them from running as a formula.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(text: string): string {
  if (decimal.test(text)) return text;
  const plain = text.replace(invisible, '');
  const safe = formula.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}
