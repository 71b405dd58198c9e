// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { violations } from './axe.ts';

const page = {
  // In jsdom, the test's own global scope is the page, so evaluate the expression here.
  evaluate: (expression: string) => Promise.resolve((0, eval)(expression) as unknown),
};

// jsdom has no canvas. Without this mock, it prints a warning when axe requests a canvas context.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

async function violationsOf(html: string): Promise<string[]> {
  document.body.innerHTML = html;
  return violations(page, { within: 'body' });
}

it.each([
  ['a button', '<button></button>', ['button-name: button']],
  ['an image', '<img src="a.png">', ['image-alt: img']],
  ['a progress bar', '<progress value="0.4"></progress>', ['native-bar-name: progress']],
  ['a meter', '<meter value="0.4"></meter>', ['native-bar-name: meter']],
])('reports %s without a name', async (_subject, html, expected) => {
  expect(await violationsOf(html)).toEqual(expected);
});

it.each([
  '<progress aria-label="Trades"></progress>',
  '<progress title="Trades"></progress>',
  '<label>Trades <progress></progress></label>',
  '<label for="trades">Trades</label><meter id="trades" value="1"></meter>',
  '<h2 id="trades">Trades</h2><progress aria-labelledby="trades"></progress>',
  '<progress aria-hidden="true"></progress>',
])('accepts the named or hidden element %s', async (html) => {
  expect(await violationsOf(html)).toEqual([]);
});
