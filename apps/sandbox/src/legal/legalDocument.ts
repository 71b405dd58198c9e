import { createHash } from 'node:crypto';

const style =
  ':root{color-scheme:dark;--s:#0b0d12;--t:#f2f4f8;--t2:#b3bac9;--l:#f5b11a;--b:#2a3040;--h:#12141b}' +
  '@media(prefers-color-scheme:light){:root{color-scheme:light;--s:#fff;--t:#12151c;--t2:#4a5263;--l:#8a5a00;--b:#d5d9e2;--h:#f6f7f9}}' +
  'body{margin:0;background:var(--s);color:var(--t);font:16px/24px system-ui,sans-serif}' +
  'header{background:var(--h);border-bottom:1px solid var(--b)}' +
  'nav{box-sizing:border-box;display:flex;align-items:center;justify-content:space-between;gap:24px;max-width:752px;' +
  'min-height:56px;margin:0 auto;padding:0 16px}nav a{display:flex;align-items:center;gap:8px;min-height:44px;' +
  'color:var(--t);font-size:14px;font-weight:500;text-decoration:none}nav a:hover{color:var(--l)}' +
  'svg{fill:none;stroke:currentcolor;stroke-width:2;stroke-linejoin:round}.mark{fill:#f5b11a;stroke:none}' +
  '.lines{stroke:#1a1400;stroke-width:3;stroke-linecap:round}[dir=rtl] .back svg{transform:scaleX(-1)}' +
  'main{max-width:720px;margin:0 auto;padding:24px 16px 48px;overflow-wrap:break-word}' +
  'h1{font-size:32px;line-height:40px;margin:16px 0 8px}h2{font-size:20px;line-height:28px;margin:32px 0 0}' +
  'p,ul,table,dl{margin:8px 0 0}ul{padding-inline-start:24px}a{color:var(--l)}' +
  '.note{padding:12px 16px;border:1px solid var(--b);border-radius:12px;color:var(--t2)}' +
  'table{border-collapse:collapse}th,td{padding:8px 24px 8px 0;border-bottom:1px solid var(--b);text-align:start;' +
  'font-variant-numeric:tabular-nums}[dir=rtl] :is(th,td){padding:8px 0 8px 24px}';

const styleHash = createHash('sha256').update(style).digest('base64');

/** Content-Security-Policy of legal pages, which allows only their own style. */
export const legalPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The site's logo: its mark, and the word beside it. */
const logo =
  '<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><path class="mark" ' +
  'd="M6 0h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z"/>' +
  '<path class="lines" d="M9.5 8h6M6.5 14h6"/></svg>' +
  '<svg width="51" height="12" viewBox="0 0 51 12" role="img" aria-label="BRAND">' +
  '<path d="M1 1v10h3.5a2.5 2.5 0 0 0 0-5H1h3a2.5 2.5 0 0 0 0-5z"/>' +
  '<path transform="translate(9.5)" d="M1 11V1h3.5a2.75 2.75 0 0 1 0 5.5H1M4 6.5L7.5 11"/>' +
  '<path transform="translate(19.5)" d="M1 11l4-10 4 10M2.6 7.5h4.8"/>' +
  '<path transform="translate(31)" d="M1 11V1l7 10V1"/>' +
  '<path transform="translate(41.5)" d="M1 1v10h2.5a4.5 5 0 0 0 0-10z"/></svg>';

const arrow =
  '<svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 12H4m6-6-6 6 6 6"/></svg>';

export interface LegalDocument {
  /** Language of the headings, without a region. */
  language: string;
  title: string;
  /** Note on the binding language. Undefined if the page is in that language. */
  note: string | undefined;
  back: { path: string; text: string };
  /** Content of the sections as HTML. */
  sections: readonly { heading: string; html: string }[];
}

/** Returns a legal page. Texts may contain any characters. */
export function legalDocument({ language, title, note, back, sections }: LegalDocument): string {
  const home = escapeHtml(back.path);
  return (
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">` +
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><header><nav>` +
    `<a dir="ltr" href="${home}">${logo}</a>` +
    `<a class="back" href="${home}">${arrow}${escapeHtml(back.text)}</a>` +
    `</nav></header><main><h1>${escapeHtml(title)}</h1>` +
    (note === undefined ? '' : `<p class="note">${escapeHtml(note)}</p>`) +
    sections.map(({ heading, html }) => `<h2>${escapeHtml(heading)}</h2>${html}`).join('') +
    '</main></body></html>'
  );
}

/** Returns English paragraphs as HTML, on a page of any language. */
export function englishHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((each) => `<p lang="en" dir="ltr">${escapeHtml(each)}</p>`).join('');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
