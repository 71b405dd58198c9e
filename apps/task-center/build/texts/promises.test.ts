import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { minimumAge } from '@exchange/site/exchange';
import { readMessages } from '@exchange/site/page/messages';
import { pointsValidityDays } from '@exchange/task-center-api';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../messages');

// The FAQ answers are part of the static page, so their numbers are written in the text, not interpolated.
it.each(readdirSync(folder))('%s names the validity of points in the questions', (language) => {
  const { faq } = readMessages(language, ['faq'], [folder]);
  expect(faq['qas_12_answer']).toMatch(new RegExp(`(?<!\\d)${pointsValidityDays}(?!\\d)`));
});

it.each(readdirSync(folder))('%s names the minimum age in the questions', (language) => {
  const { faq } = readMessages(language, ['faq'], [folder]);
  for (const age of new Set(Object.values(minimumAge))) {
    expect(faq['qas_01_answer']).toMatch(new RegExp(`(?<!\\d)${age}(?!\\d)`));
  }
});
