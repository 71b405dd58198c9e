import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { readFaq } from './readFaq.ts';

const texts: Record<string, string> = {
  title: 'Questions',
  qas_00_question: 'The first?',
  qas_00_answer: 'Yes.',
  qas_01_question: 'Who may take part?',
  qas_01_answer: 'Everyone with an <b>account</b>.',
  qas_02_question: '',
  qas_02_answer: 'An answer to nothing.',
  qas_03_question: 'A question without an answer',
  qas_04_question: 'Blank',
  qas_04_answer: ' \n\u00a0',
  qas_12_question: 'After a gap?',
  qas_12_answer: 'Yes.',
  qas_5_question: 'One digit?',
  qas_5_answer: 'No.',
  qas_99_question: 'The last?',
  qas_99_answer: 'Yes.',
  qas_100_question: 'Three digits?',
  qas_100_answer: 'No.',
  term_01: 'First term',
  term_02: ' ',
  term_10: 'Tenth term',
};

const expected = {
  title: 'Questions',
  questions: [
    { number: '00', question: 'The first?', answer: 'Yes.' },
    { number: '01', question: 'Who may take part?', answer: 'Everyone with an <b>account</b>.' },
    { number: '12', question: 'After a gap?', answer: 'Yes.' },
    { number: '99', question: 'The last?', answer: 'Yes.' },
  ],
  terms: ['First term', 'Tenth term'],
};

const emptyFaq = { title: '', questions: [], terms: [] };

describe('readFaq', () => {
  it('reads entries with the t function of i18next, and skips gaps and empty entries', async () => {
    const i18n = createInstance();
    await i18n.init({
      lng: 'en',
      ns: ['common', 'faq'],
      resources: { en: { common: { page: texts }, faq: texts } },
    });
    expect(readFaq(i18n.getFixedT(null, 'faq'))).toEqual(expected);
    expect(readFaq(i18n.getFixedT('en', 'common', 'page'))).toEqual(expected);
    expect(readFaq(i18n.t)).toEqual(emptyFaq);
    expect(readFaq(i18n.getFixedT('en', 'common', 'nowhere'))).toEqual(emptyFaq);
    expect(
      readFaq((key) => i18n.t(`nowhere:${key}`, { appendNamespaceToMissingKey: true })),
    ).toEqual(emptyFaq);
  });

  it('accepts any function in place of t', () => {
    expect(readFaq((key) => texts[key])).toEqual(expected);
    expect(readFaq(() => null)).toEqual(emptyFaq);
  });

  it('keeps a translation that ends with its key', () => {
    expect(readFaq((key) => `The ${key}`).title).toBe('The title');
  });
});
