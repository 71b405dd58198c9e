import { legalStyle, logo, arrow } from './legalLook.ts';

export interface LegalSection {
  /** Target of links to the section. */
  id: string;
  heading: string;
  parts: readonly LegalPart[];
}

export type LegalPart =
  | { type: 'paragraph'; text: string }
  | { type: 'link'; link: LegalLink }
  | { type: 'facts'; heading: string; facts: readonly LegalFact[] }
  | { type: 'list'; items: readonly string[] }
  | { type: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

export interface LegalLink {
  text: string;
  href: string;
}

/** A label with its text, or with a link. */
interface LegalFact {
  label: string;
  fact: string | LegalLink;
}

export interface LegalContent {
  title: string;
  description: string;
  sections: readonly LegalSection[];
}

export interface LegalDocument extends LegalContent {
  /** Language tag (BCP 47). */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Note about the binding version, with a link to it. Undefined if the page is that version. */
  binding: { note: string; path: string; linkText: string } | undefined;
  back: { path: string; linkText: string };
  /** Heading of the table of contents. */
  contents: string;
}

const maxSectionsWithoutContents = 4;

/** Returns a legal page. Texts may contain any characters. */
export function legalDocument(document: LegalDocument): string {
  const { tag, direction, title, description, binding, back, contents, sections } = document;
  const home = escapeHtml(back.path);
  return (
    `<!doctype html><html lang="${tag}" dir="${direction}">` +
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(title)} – BRAND</title>` +
    `<meta name="description" content="${escapeHtml(description)}">` +
    `<style>${legalStyle}</style></head><body><header><nav>` +
    `<a dir="ltr" href="${home}">${logo}</a>` +
    `<a class="back" href="${home}">${arrow}${escapeHtml(back.linkText)}</a>` +
    `</nav></header><main><h1>${escapeHtml(title)}</h1>` +
    (binding ? bindingHtml(binding) : '') +
    (sections.length > maxSectionsWithoutContents ? contentsHtml(contents, sections) : '') +
    sections.map(sectionHtml).join('') +
    '</main></body></html>'
  );
}

function bindingHtml({ note, path, linkText }: NonNullable<LegalDocument['binding']>): string {
  return (
    `<p class="note">${escapeHtml(note)} ` +
    `<a href="${escapeHtml(path)}" hreflang="en">${escapeHtml(linkText)}</a></p>`
  );
}

function contentsHtml(heading: string, sections: readonly LegalSection[]): string {
  const links = sections.map(
    (section) => `<li><a href="#${section.id}">${escapeHtml(section.heading)}</a></li>`,
  );
  return (
    '<nav class="contents" aria-labelledby="contents">' +
    `<h2 id="contents">${escapeHtml(heading)}</h2><ol>${links.join('')}</ol></nav>`
  );
}

function sectionHtml({ id, heading, parts }: LegalSection): string {
  return `<section id="${id}"><h2>${escapeHtml(heading)}</h2>${parts.map(partHtml).join('')}</section>`;
}

function partHtml(part: LegalPart): string {
  switch (part.type) {
    case 'paragraph':
      return `<p>${escapeHtml(part.text)}</p>`;
    case 'link':
      return `<p>${linkHtml(part.link)}</p>`;
    case 'facts':
      return `<h3>${escapeHtml(part.heading)}</h3><dl>${part.facts.map(factHtml).join('')}</dl>`;
    case 'list':
      return `<ul>${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'table':
      return tableHtml(part);
  }
}

function tableHtml({ head, rows }: Extract<LegalPart, { type: 'table' }>): string {
  const heads = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`);
  const lines = rows.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`);
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function cellHtml(text: string): string {
  return `<td>${escapeHtml(text)}</td>`;
}

function factHtml({ label, fact }: LegalFact): string {
  const content = typeof fact === 'string' ? escapeHtml(fact) : linkHtml(fact);
  return `<dt>${escapeHtml(label)}</dt><dd>${content}</dd>`;
}

function linkHtml({ text, href }: LegalLink): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
