import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/useTexts.ts';

export type ConnectionName = 'live' | 'connecting' | 'reconnecting' | 'unavailable';

const icons = {
  live: 'pulse',
  connecting: 'clock',
  reconnecting: 'wifiOff',
  unavailable: 'wifiOff',
} as const;

/** States that follow each other while prices are shown. */
const passing = ['live', 'connecting', 'reconnecting'] as const;

/** The state as icon, word and colour. */
export function ConnectionState({ state }: { state: ConnectionName }): ReactElement {
  const t = useTexts('market');
  return (
    <p className="connection" data-state={state} role="status">
      <Icon name={icons[state]} />
      <span className="connection__word">
        {/* The longest of the words that come and go holds the place: what is beside it stays put. */}
        {passing.map((each) => (
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
