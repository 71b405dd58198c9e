import { Countdown, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTimeFormats } from './useTimeFormats.ts';
import { useServerClock } from '../data/useServerClock.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Time until an end, counted on the server's clock. `end` in ms UTC. */
export function Deadline({
  end,
  text,
  onEnd,
}: {
  end: number;
  text: 'ends_in' | 'claim_within' | 'resets_in' | 'starts_in' | 'use_within';
  onEnd?: () => void;
}): ReactElement {
  const t = useTexts('center');
  const { span } = useTimeFormats();
  const clock = useServerClock();
  return (
    <span className="deadline">
      <Icon name="clock" size={14} />
      <Countdown end={end} clock={clock} onEnd={onEnd}>
        {(left) => (left.total === 0 ? t('over') : t(text, { span: span(left) }))}
      </Countdown>
    </span>
  );
}
