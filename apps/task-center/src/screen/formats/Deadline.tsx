import { Countdown, Icon, timeLeft, type TimeLeft } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { useRefreshAtEnd } from '../../data/useRefreshAtEnd.ts';
import { useServerClock } from '../../data/useServerClock.ts';
import { useTimeFormats } from './useTimeFormats.ts';

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

/** Countdown to a deadline on the server's clock. Refetches the data at the deadline. `end` is in ms UTC. */
export function Deadline({ end, text }: { end: number; text: keyof typeof atEnd }): ReactElement {
  const t = useTexts('screen');
  const { span } = useTimeFormats();
  const clock = useServerClock();
  const refresh = useRefreshAtEnd(end);
  // Rendered immediately, so that the countdown does not appear later and shift the layout.
  const [first] = useState(() => timeLeft(end - clock.now()));
  const inWords = (left: TimeLeft) =>
    left.total === 0 ? t(atEnd[text]) : t(text, { span: span(left) });
  return (
    <span className="deadline">
      <Icon name="clock" size={14} />
      <Countdown end={end} clock={clock} onEnd={refresh} placeholder={inWords(first)}>
        {inWords}
      </Countdown>
    </span>
  );
}
