import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testStart } from '../../test/answers.ts';
import { openScreen, pass } from '../../test/openPage.tsx';
import { Deadline } from './Deadline.tsx';

it.each([
  ['ends_in', 'Ended'],
  ['claim_within', 'Expired'],
  ['use_within', 'Expired'],
  ['resets_in', 'Updating…'],
  ['available_in', 'Updating…'],
  ['next_check_in', 'Updating…'],
  ['starts_in', 'Updating…'],
] as const)('replaces the countdown "%s" with "%s" at the deadline', async (text, afterwards) => {
  await openScreen(() => <Deadline end={testStart + 5_000} text={text} />);
  expect(screen.queryByText(afterwards)).toBeNull();
  await pass(6_000);
  screen.getByText(afterwards);
});
