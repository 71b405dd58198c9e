import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';

export type ConnectionName = 'live' | 'connecting' | 'reconnecting' | 'unavailable';

const icons = {
  live: 'pulse',
  connecting: 'clock',
  reconnecting: 'wifiOff',
  unavailable: 'wifiOff',
} as const;

/** States that alternate while prices are shown. */
const alternating = ['live', 'connecting', 'reconnecting'] as const;

/** Connection state as icon, text and colour. `OutageAnnouncer` is for screen readers. */
export function ConnectionState({ state }: { state: ConnectionName }): ReactElement {
  const t = useTexts('market');
  return (
    <p className="connection" data-state={state}>
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
        <span>{t(`ticker_${state}`)}</span>
      </span>
    </p>
  );
}
