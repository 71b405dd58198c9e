import { createHash } from 'node:crypto';

const style =
  ':root{color-scheme:dark;--s:#0b0d12;--t:#f2f4f8;--t2:#b3bac9;--l:#f5b11a;--b:#2a3040}' +
  '@media(prefers-color-scheme:light){:root{color-scheme:light;--s:#fff;--t:#12151c;--t2:#4a5263;--l:#8a5a00;--b:#d5d9e2}}' +
  'body{margin:0;background:var(--s);color:var(--t);font:16px/24px system-ui,sans-serif}' +
  'main{max-width:720px;margin:0 auto;padding:24px 16px 48px;overflow-wrap:break-word}' +
  'h1{font-size:32px;line-height:40px;margin:16px 0 8px}h2{font-size:20px;line-height:28px;margin:32px 0 0}' +
  'p,ul,table,dl{margin:8px 0 0}ul{padding-inline-start:24px}a{color:var(--l)}' +
  '.note{padding:12px 16px;border:1px solid var(--b);border-radius:12px;color:var(--t2)}' +
  'table{border-collapse:collapse}th,td{padding:8px 24px 8px 0;border-bottom:1px solid var(--b);text-align:start;' +
  'font-variant-numeric:tabular-nums}[dir=rtl] :is(th,td){padding:8px 0 8px 24px}';

const styleHash = createHash('sha256').update(style).digest('base64');

/** Content-Security-Policy of legal pages, which allows only their own style. */
export const legalPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

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
  return (
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">` +
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>` +
    `<a href="${escapeHtml(back.path)}">${escapeHtml(back.text)}</a><h1>${escapeHtml(title)}</h1>` +
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
