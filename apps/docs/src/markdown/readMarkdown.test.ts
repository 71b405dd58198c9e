import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleContent } from './ArticleContent.tsx';
import { MarkdownError, readMarkdown } from './readMarkdown.ts';

const keep = (address: string) => address;
const read = (text: string) => readMarkdown(`# Title\n\n${text}`, keep);

async function html(text: string): Promise<string> {
  const { content } = await read(text);
  return renderToStaticMarkup(createElement(ArticleContent, { content }));
}

describe('readMarkdown', () => {
  it('returns the title, the first paragraph and the same anchors as GitHub', async () => {
    const article = await read('First *text*.\n\n## A `name()`\n\n### Same\n\n### Same\n');
    expect(article.title).toBe('Title');
    expect(article.summary).toBe('First text.');
    expect(article.headings).toEqual([
      { id: 'a-name', text: 'A name()', level: 2 },
      { id: 'same', text: 'Same', level: 3 },
      { id: 'same-1', text: 'Same', level: 3 },
    ]);
  });

  it.each([
    ['Status: accepted\n\n## Context\n\nPages\nare static.', 'Pages are static.'],
    ['1. Create it.\n2. Open it.', 'Create it. Open it.'],
    ['## Only a heading', ''],
  ])('summarises %j', async (text, summary) => {
    expect((await read(text)).summary).toBe(summary);
  });

  it('keeps the anchors of the API reference, and numbers equal headings as GitHub does', async () => {
    const rendered = await html('| <a id="property-a"></a> `a` |\n| --- |\n\n##### Title\n');
    expect(rendered).toContain('<a id="property-a"></a>');
    expect(rendered).toContain('<h5 id="title-1">');
  });

  it('divides the text at headings', async () => {
    const { sections } = await read('One.\n\n## Two\n\nThree\nfour.');
    expect(sections).toEqual([
      { heading: 'Title', id: '', text: 'One.' },
      { heading: 'Two', id: 'two', text: 'Three four.' },
    ]);
  });

  it('passes each link and image address to the resolver', async () => {
    const seen: string[] = [];
    const { content } = await readMarkdown('# T\n\n[a](x.md) ![b](y.png)', (address) => {
      seen.push(address);
      return `/new/${address}`;
    });
    const rendered = renderToStaticMarkup(createElement(ArticleContent, { content }));
    expect(seen).toEqual(['x.md', 'y.png']);
    expect(rendered).toContain('href="/new/x.md"');
    expect(rendered).toContain('src="/new/y.png"');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    '[text](javascript:alert%281%29)',
    '[text](data:text/html,x)',
    '<iframe src="https://a.example"></iframe>',
  ])('drops the hostile part of %s', async (text) => {
    expect(await html(text)).not.toMatch(/<script|onerror|javascript:|data:|<iframe/i);
  });

  it('highlights code with classes, without style attributes', async () => {
    const rendered = await html("```ts\nconst a = 'b'; // <c>\n```");
    expect(rendered).toContain('<span class="code-keyword">const</span>');
    expect(rendered).toContain('&lt;c&gt;');
    expect(rendered).not.toContain('style=');
  });

  it('shows code of an unknown language as text', async () => {
    expect(await html('```klingon\nqapla\n```')).toContain('>qapla</code>');
  });

  it('wraps tables in a group that scrolls, and aligns cells without style attributes', async () => {
    const rendered = await html('| a | b |\n| --- | ---: |\n| 1 | 2 |');
    expect(rendered).toContain('role="group"');
    expect(rendered).toContain('align="right"');
    expect(rendered).not.toContain('style=');
  });

  it.each(['', 'Text', '## Title'])('rejects "%s", which has no title', async (text) => {
    await expect(readMarkdown(text, keep)).rejects.toThrow(MarkdownError);
  });
});
