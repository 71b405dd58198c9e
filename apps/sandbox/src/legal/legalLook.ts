import { createHash } from 'node:crypto';

const colours =
  ':root{color-scheme:dark;--s:#0b0d12;--t:#f2f4f8;--t2:#b3bac9;--l:#f5b11a;--b:#2a3040;--h:#12141b}' +
  '@media(prefers-color-scheme:light){:root{color-scheme:light;--s:#f3f4f7;--t:#12151c;--t2:#4a5263;--l:#8a5a00;--b:#dde1e8;--h:#fff}}';

const frame =
  'body{margin:0;background:var(--s);color:var(--t);font:16px/26px system-ui,sans-serif}' +
  'header{background:var(--h);border-bottom:1px solid var(--b)}' +
  'header nav{box-sizing:border-box;display:flex;align-items:center;justify-content:space-between;gap:24px;' +
  'max-width:calc(65ch + 32px);min-height:56px;margin:0 auto;padding:0 16px}' +
  'header a{display:flex;align-items:center;gap:8px;min-height:44px;color:var(--t);font-size:14px;font-weight:500;' +
  'text-decoration:none}header a:hover{color:var(--l)}' +
  'svg{fill:none;stroke:currentcolor;stroke-width:2;stroke-linejoin:round}.mark{fill:#f5b11a;stroke:none}' +
  '.lines{stroke:#1a1400;stroke-width:3;stroke-linecap:round}[dir=rtl] .back svg{transform:scaleX(-1)}' +
  'a{color:var(--l);text-underline-offset:3px}a:focus-visible{outline:2px solid var(--l);outline-offset:2px;border-radius:4px}';

const text =
  'main{max-width:65ch;margin:0 auto;padding:24px 16px 64px;overflow-wrap:break-word}' +
  'h1{font-size:28px;line-height:36px;margin:16px 0;text-wrap:balance;word-break:auto-phrase}' +
  'h2{font-size:20px;line-height:28px;margin:0}section{margin-top:32px;scroll-margin-top:16px}' +
  'p,ul,table{margin:12px 0 0}ul{padding-inline-start:24px}li+li{margin-top:4px}' +
  '.note{padding:12px 16px;background:var(--h);border:1px solid var(--b);border-radius:12px;color:var(--t2)}.note a{white-space:nowrap}' +
  '.contents{margin-top:24px}.contents h2{font-size:16px;line-height:24px}' +
  '.contents ol{margin:4px 0 0;padding-inline-start:24px}.contents li+li{margin:0}.contents a{display:inline-block;padding:4px 0}' +
  'table{border-collapse:collapse}th,td{padding-block:8px;padding-inline-end:32px;border-bottom:1px solid var(--b);' +
  'text-align:start;font-variant-numeric:tabular-nums}' +
  '@media(min-width:600px){h1{font-size:32px;line-height:40px}}';

/** On paper: no navigation, black on white, and no heading at the end of a page. */
const print =
  '@media print{:root{color-scheme:light;--s:#fff;--t:#000;--t2:#000;--l:#000;--b:#999}header,.contents{display:none}' +
  'main{max-width:none;padding:0}h2{break-after:avoid}p,li,tr{break-inside:avoid}}';

export const legalStyle = colours + frame + text + print;

const styleHash = createHash('sha256').update(legalStyle).digest('base64');

/** Content-Security-Policy of legal pages, which allows only their own style. */
export const legalPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

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
