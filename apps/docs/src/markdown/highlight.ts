import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { visit } from 'unist-util-visit';

const languages = ['ts', 'tsx', 'html', 'css', 'json', 'sh', 'yaml', 'nginx', 'diff'] as const;
const aliases: Readonly<Record<string, string>> = {
  typescript: 'ts',
  yml: 'yaml',
  bash: 'sh',
  mts: 'ts',
};

let shared: Promise<Highlighter> | undefined;

/**
 * Replaces the text of code blocks with tokens. Tokens are styled by class, because the content security policy forbids
 * `style` attributes.
 */
export async function highlight(content: Root): Promise<void> {
  shared ??= createHighlighter({
    themes: [createCssVariablesTheme({ name: 'classes', variablePrefix: '--code-' })],
    langs: [...languages],
  });
  const highlighter = await shared;
  visit(content, 'element', (element) => {
    if (element.tagName !== 'pre') return;
    const code = element.children[0];
    if (code?.type !== 'element' || code.tagName !== 'code') return;
    const language = languageOf(code);
    const text = toString(code).replace(/\n$/, '');
    element.properties['dataLanguage'] = language;
    // Long lines scroll sideways, so the keyboard must reach the block (WCAG 2.1.1).
    element.properties['tabIndex'] = 0;
    code.children = tokens(highlighter, text, language);
  });
}

/** Returns the lines of a code block as elements. Code in an unknown language is not split into tokens. */
function tokens(highlighter: Highlighter, text: string, language: string): ElementContent[] {
  const lang = languages.find((name) => name === language) ?? 'text';
  const { tokens: lines } = highlighter.codeToTokens(text, {
    lang,
    theme: 'classes',
    // By default, tokenization stops after 0.5 s, so the result would depend on the load of the machine.
    tokenizeTimeLimit: 0,
  });
  return lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [{ type: 'text', value: '\n' } as const]),
    ...line.map(({ content, color }): ElementContent => {
      const name = /--code-token-([a-z-]+)/.exec(color ?? '')?.[1];
      const value = { type: 'text', value: content } as const;
      return name === undefined
        ? value
        : {
            type: 'element',
            tagName: 'span',
            properties: { className: [`code-${name}`] },
            children: [value],
          };
    }),
  ]);
}

function languageOf({ properties }: Element): string {
  const names = Array.isArray(properties['className']) ? properties['className'] : [];
  const name = names.map(String).find((each) => each.startsWith('language-'));
  const language = name?.slice('language-'.length) ?? 'text';
  return aliases[language] ?? language;
}
