import { useTexts } from '@exchange/site/page';
import { useTimeFormats } from '@exchange/site/page/formats';
import { Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';

/** State of the prices. `stale` means that no shown price is live: they are old, or were loaded over HTTP. */
export type ConnectionName = 'live' | 'connecting' | 'reconnecting' | 'stale' | 'unavailable';

const icons = {
  live: 'pulse',
  connecting: 'clock',
  reconnecting: 'wifiOff',
  stale: 'hourglass',
  unavailable: 'wifiOff',
} as const;

/** States between which the prices switch. The text reserves the width of the longest one. */
const alternating = ['live', 'connecting', 'reconnecting', 'stale'] as const;

/** Connection state as icon, text and colour. `OutageAnnouncer` announces outages to screen readers. */
export function ConnectionState({
  state,
  time,
  children,
}: {
  state: ConnectionName;
  /** Time of the prices, in ms UTC. */
  time?: number | undefined;
  /** An action beside the text. */
  children?: ReactNode;
}): ReactElement {
  const t = useTexts('market');
  const { clock } = useTimeFormats();
  return (
    <div className="connection" data-state={state}>
      <Icon name={icons[state]} />
      <span className="connection__word">
        {/* Reserve the width of the longest text, so that neighbours don't move. */}
        {alternating.map((each) => (
          <span
            key={each}
            className="connection__space"
            aria-hidden="true"
            data-text={t(`ticker_${each}`)}
          />
        ))}
        <span>
          {t(`ticker_${state}`)}
          {time === undefined ? null : (
            <time dateTime={new Date(time).toISOString()}>{clock(time)}</time>
          )}
        </span>
      </span>
      {children}
    </div>
  );
}
