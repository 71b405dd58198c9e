import { expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

const upTo = (length: number) => (line: string) => line.length <= length;

it.each([
  ['between words', 'en', 'Join me and get 10 USDT', 11, ['Join me and', 'get 10 USDT']],
  [
    'a word that is too long, on a separate line',
    'de',
    'Die Handelsplattform da',
    8,
    ['Die', 'Handelsplattform', 'da'],
  ],
  ['a language without spaces', 'ja', '招待コードで登録しよう', 6, ['招待コードで', '登録しよう']],
  [
    'brackets with their words',
    'de',
    'Erhalte 10 USDT (Gutschein)!',
    17,
    ['Erhalte 10 USDT', '(Gutschein)!'],
  ],
  [
    'an amount with its coin',
    'de',
    'Erhalte \u206610\u00a0USDT\u2069 jetzt',
    12,
    ['Erhalte', '\u206610\u00a0USDT\u2069', 'jetzt'],
  ],
  [
    'an opening exclamation mark with its word',
    'es',
    'Mi código: ¡Regístrate!',
    12,
    ['Mi código:', '¡Regístrate!'],
  ],
  ['nothing', 'en', '', 5, []],
])('breaks a text: %s', (_, locale, text, length, lines) => {
  expect(wrapText(text, locale, upTo(length))).toEqual(lines);
});
