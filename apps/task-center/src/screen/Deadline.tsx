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

/** Countdown to a deadline of a task, reward or campaign. */
export function Deadline({
  end,
  text,
  isShort = false,
}: {
  /** Time of the deadline in ms UTC. */
  end: number;
  text: keyof typeof atEnd;
  /** Whether to show only the time left. Screen readers read the text. */
  isShort?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  return (
    <ServerCountdown
      end={end}
      text={(span) => t(text, { span })}
      afterwards={t(atEnd[text])}
      isShort={isShort}
    />
  );
}
