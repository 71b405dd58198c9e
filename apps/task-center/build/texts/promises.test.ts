import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from '@exchange/site/page/messages';
import { pointsValidityDays } from '@exchange/task-center-api';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../messages');

// The FAQ answer is part of the static page, so the number of days is written in the text, not interpolated.
it.each(readdirSync(folder))('%s names the validity of points in the questions', (language) => {
  const { faq } = readMessages(language, ['faq'], [folder]);
  expect(faq['qas_12_answer']).toMatch(new RegExp(`(?<!\\d)${pointsValidityDays}(?!\\d)`));
});
