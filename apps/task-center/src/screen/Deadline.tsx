import { useTexts } from '@exchange/site/page';
import { ServerCountdown } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';

/** Text shown after the deadline, until refetched data replaces it. */
const atEnd = {
  ends_in: 'over',
  claim_within: 'state_expired',
  use_within: 'state_expired',
  resets_in: 'updating',
  available_in: 'updating',
  next_check_in: 'updating',
  starts_in: 'updating',
} as const;

/** Countdown to a deadline of a task, reward or campaign. `end` is in ms UTC. */
export function Deadline({ end, text }: { end: number; text: keyof typeof atEnd }): ReactElement {
  const t = useTexts('screen');
  return (
    <ServerCountdown end={end} text={(span) => t(text, { span })} afterwards={t(atEnd[text])} />
  );
}
