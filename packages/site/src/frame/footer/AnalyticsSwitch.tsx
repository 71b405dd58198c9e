import { useSyncExternalStore, type ReactElement } from 'react';
import { useServices, useTexts } from '../../page/index.ts';

const neverChanges = () => () => undefined;

/** Switch that allows or refuses analytics. Disabled if the browser's privacy settings refuse them. */
export function AnalyticsSwitch(): ReactElement {
  const t = useTexts('shell');
  const consent = useServices()?.analytics.consent;
  const isAllowed = useSyncExternalStore(
    consent?.subscribe ?? neverChanges,
    () => consent?.getState() === 'allowed',
  );
  return (
    <label className="analytics-switch">
      <input
        type="checkbox"
        checked={isAllowed}
        disabled={consent === undefined || consent.isDecidedByBrowser()}
        onChange={() => (isAllowed ? consent?.refuse() : consent?.allow())}
      />
      {t('measure_visits')}
    </label>
  );
}
