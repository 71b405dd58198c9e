import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { likeEnglish, type LocaleTexts } from '../texts/likeEnglish.ts';
import { legalDocument } from './legalDocument.ts';

const folder = join(import.meta.dirname, 'texts');
const read = (name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, Record<string, string>>;
const english = read('en.json');
const linesOf = (file: typeof english) =>
  Object.entries(file).flatMap(([group, lines]) =>
    Object.entries(lines).map(([name, line]) => [`${group}.${name}`, line] as const),
  );
const placeholders = (line: string) => (line.match(/\{\w+\}/g) ?? []).toSorted();

/** Headings and labels that are the same words in a language as in English. */
const sameAsEnglish: readonly string[] = ['fr headings.dates', 'it assets.paper'];

/** English words that no other language uses in these texts. */
const englishWords = /\b(the|and|your|you|with|this|must|when|which|rewards?)\b/i;

describe.each(readdirSync(folder))('legal texts in %s', (name) => {
  const file = read(name);
  const lines = linesOf(file);

  it('have the keys of English, in their order: run pnpm texts', () => {
    expect(JSON.stringify(likeEnglish(english as LocaleTexts, file))).toBe(JSON.stringify(file));
    for (const [key, line] of lines) expect(line.trim(), key).not.toBe('');
  });

  it('have the placeholders of English', () => {
    const expected = new Map(linesOf(english));
    for (const [key, line] of lines) {
      expect(placeholders(line), key).toEqual(placeholders(expected.get(key)!));
    }
  });

  it('have no markup, and no spaces at their ends or in pairs', () => {
    for (const [key, line] of lines) expect(line, key).not.toMatch(/[<>]|^\s|\s$| {2}/);
  });

  it.skipIf(name === 'en.json')('are translated', () => {
    const expected = new Map(linesOf(english));
    for (const [key, line] of lines) {
      if (sameAsEnglish.includes(`${name.slice(0, 2)} ${key}`)) continue;
      expect(line, key).not.toBe(expected.get(key));
      expect(line.replace(/\{\w+\}/g, ''), key).not.toMatch(englishWords);
    }
  });

  it('name values instead of figures', () => {
    for (const [key, line] of lines) expect(line, key).not.toMatch(/\d/);
  });
});

it('exist in every language of the catalogue', () => {
  const catalogue = readdirSync(join(import.meta.dirname, '../../catalogue'));
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(catalogue));
});

it('cannot add markup to a page', () => {
  const hostile = '"><b>&</b>';
  const html = legalDocument({
    tag: 'en',
    direction: 'ltr',
    title: hostile,
    description: hostile,
    binding: { note: hostile, path: hostile, linkText: hostile },
    back: { path: hostile, linkText: hostile },
    contents: hostile,
    sections: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      id,
      heading: hostile,
      parts: [
        { type: 'paragraph', text: hostile },
        { type: 'link', link: { text: hostile, href: hostile } },
        { type: 'facts', heading: hostile, facts: [{ label: hostile, fact: hostile }] },
        { type: 'list', items: [hostile] },
        { type: 'table', head: [hostile], rows: [[hostile]] },
      ],
    })),
  });
  expect(html).not.toContain('<b>');
  expect(html.split('&#34;&#62;&#60;b&#62;&#38;').length).toBeGreaterThan(20);
});
