// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from './commandLine.ts';

const tokensCss = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const run = (...words: string[]) => runCommand(words, tokensCss);

it('prints a style sheet with light and dark tokens', () => {
  const { exitCode, output } = run('theme', '--brand', '#0b6e4f', '--on-brand', '#fff');
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^@layer app \{\n {2}:root,\n {2}\[data-theme\] \{\n/);
  expect(output).toMatch(/ --x-primary: light-dark\(#0b6e4f, #[\da-f]{6}\);\n/);
  expect(output).toContain(' --x-on-primary: light-dark(#ffffff, #ffffff);\n');
  const names = [...output.matchAll(/--x-[\w-]+/g)].map(([name]) => name);
  expect(names).toHaveLength(7);
  expect(names.filter((name) => !tokensCss.includes(`${name}:`))).toEqual([]);
});

it('keeps a bright colour as the fill, with dark text', () => {
  const { exitCode, output } = run('theme', '--brand', '#FFD60A', '--keep-fill');
  expect(exitCode).toBe(0);
  expect(output).toContain(' --x-primary: light-dark(#ffd60a, #ffd60a);\n');
  expect(output).toContain(' --x-on-primary: light-dark(#000000, #000000);\n');
  expect(run('theme', '--brand', '#FFD60A').output).not.toContain('light-dark(#ffd60a,');
});

it.each([[[]], [['--help']], [['theme', '-h']]])('prints its usage for %j', (words) => {
  expect(run(...words)).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/^Usage: exchange-ui theme --brand '#0a7'/) as string,
  });
});

it.each([
  [['theme'], '"theme" requires --brand.', true],
  [['themes'], 'Unknown command "themes".', true],
  [['theme', 'x'], 'Unknown command "theme x".', true],
  [['theme', '--color', '#000'], "Unknown option '--color'", true],
  [
    ['theme', '--brand', '#ffd60a', '--on-brand', '#fff', '--keep-fill'],
    '#ffffff has a contrast of less than 4.5:1 with #ffd60a.',
    false,
  ],
  [
    ['theme', '--brand', '#ffd60a', '--on-brand', 'black'],
    'The colour --on-brand is "black".',
    false,
  ],
  [['theme', '--brand', 'red'], 'The colour --brand is "red".', false],
  [['theme', '--brand', '#000', '--on-brand', '#888'], 'No lightness of #000000', false],
])('refuses %j', (words, message, showsUsage) => {
  const { exitCode, output } = run(...words);
  expect(exitCode).toBe(2);
  expect(output).toContain(message);
  expect(output.includes('Usage:')).toBe(showsUsage);
});

it('reports a tokens.css without the colours of the page', () => {
  expect(() => runCommand(['theme', '--brand', '#000'], '')).toThrow(
    'tokens.css has no --x-surface-0.',
  );
});
