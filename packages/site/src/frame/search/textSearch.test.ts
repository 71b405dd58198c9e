import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { foldText, hasWords, wordsOf } from './textSearch.ts';

/** Any UTF-16 code unit. Used because fast-check needs a second to build its own `binary` unit. */
const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

describe('foldText', () => {
  it.each([
    ['case and accents', 'ÉCHÉANCE', 'echeance'],
    ['Turkish, with its dots', 'ÖDÜLÜN SÜRESİ', 'odulun suresi'],
    ['Turkish, without dots', 'ışık IŞIK', 'isik isik'],
    ['Vietnamese', 'Điểm thưởng', 'diem thuong'],
    ['Polish', 'Wpłać', 'wplac'],
    ['German', 'Größe', 'grosse'],
    ['soft hyphens', 'Gebühren\u00aderstattung', 'gebuhrenerstattung'],
    ['Greek, at the end of a word', 'ΟΔΟΣ', 'οδοσ'],
    ['Arabic vowels and stretching', 'مُكَافَأَة مكـافأة', 'مكافاه مكافاه'],
    ['Arabic hamza', 'أسئلة إلى', 'اسيله الي'],
    ['katakana and half width', 'タスク ﾀｽｸ', 'たすく たすく'],
    ['full width', 'ＡＰＹ　５', 'apy 5'],
    ['curly apostrophes', 'don’t', "don't"],
  ])('folds %s', (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps distinct Japanese letters apart', () => {
    expect(foldText('が')).not.toBe(foldText('か'));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('wordsOf', () => {
  it.each([
    ['en', ' When do  rewards expire? ', ['when', 'do', 'rewards', 'expire']],
    ['tr-TR', 'Ödül süresi', ['odul', 'suresi']],
    ['ar-SA', 'متى أحصل؟', ['متي', 'احصل']],
    ['ja-JP', '報酬の期限', ['報酬', 'の', '期限']],
    ['en', '?! …', []],
    ['en', '', []],
  ])('splits into words (%s): %s', (tag, text, words) => {
    expect(wordsOf(text, tag)).toEqual(words);
  });

  it('finds every word of a text in the text itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: codeUnit }), (text) => {
        expect(hasWords(text, wordsOf(text, 'en'))).toBe(true);
      }),
    );
  });
});

it.each([
  ['Do rewards expire?', ['reward'], true],
  ['Do rewards expire?', ['expire', 'rewards'], true],
  ['Do rewards expire?', ['expire', 'task'], false],
  ['Do rewards expire?', [], true],
])('searches "%s" for %j: %s', (text, words, expected) => {
  expect(hasWords(text, words)).toBe(expected);
});
