import type { Finding } from './diagnose.ts';

/** Maximum length of a problem in the report, in characters. Problems may contain text from servers. */
const longest = 200;

/** Returns one line per check. Replaces control characters, which text from servers may contain. */
export function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map(({ name, fault }) => {
      const label = name.padEnd(width);
      return fault === undefined
        ? `ok    ${label}`
        : `FAIL  ${label}  ${plain(fault.problem)}. ${fault.remedy}`;
    })
    .join('\n');
}

function plain(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
