import { Countdown, Icon, timeLeft, type TimeLeft } from '@exchange/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useRefreshAtEnd } from './useRefreshAtEnd.ts';
import { useServerClock } from './useServerClock.ts';
import { useTimeFormats } from './useFormats.ts';

/** Countdown to a deadline on the server's clock. Refetches the data at the deadline. */
export function ServerCountdown({
  end,
  text,
  afterwards,
  isShort = false,
}: {
  /** Time of the deadline in ms UTC. */
  end: number;
  /** Returns the text for the time left, such as `Ends in 2d 4h`. */
  text: (span: string) => string;
  /** Text shown after the deadline, until refetched data replaces it. */
  afterwards: string;
  /** Whether to show only the time left. Screen readers read the text. */
  isShort?: boolean;
}): ReactElement {
  const { span } = useTimeFormats();
  const clock = useServerClock();
  const refresh = useRefreshAtEnd(end);
  // Rendered immediately, so that the countdown does not appear later and shift the layout.
  const [first] = useState(() => timeLeft(end - clock.now()));
  const inWords = (left: TimeLeft): ReactNode => {
    if (left.total === 0) return afterwards;
    const words = text(span(left));
    if (!isShort) return words;
    return (
      <>
        <span aria-hidden="true">{span(left)}</span>
        <span className="x-visually-hidden">{words}</span>
      </>
    );
  };
  return (
    <span className="deadline">
      <Icon name="clock" size={14} />
      <Countdown end={end} clock={clock} onEnd={refresh} placeholder={inWords(first)}>
        {inWords}
      </Countdown>
    </span>
  );
}
