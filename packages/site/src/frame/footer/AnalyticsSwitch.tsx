import type { ReactElement } from 'react';
import { useServices, useStore, useTexts } from '../../page/index.ts';

/** Switch that allows or refuses analytics. Disabled if the browser's privacy settings refuse them. */
export function AnalyticsSwitch(): ReactElement {
  const t = useTexts('shell');
  const consent = useServices()?.analytics.consent;
  const isAllowed = useStore(consent?.subscribe, () => consent?.getState() === 'allowed', false);
  return (
    <label className="analytics-switch">
      <input
        type="checkbox"
        className="x-checkbox"
        checked={isAllowed}
        disabled={consent === undefined || consent.isDecidedByBrowser()}
        onChange={() => (isAllowed ? consent?.refuse() : consent?.allow())}
      />
      {t('measure_visits')}
    </label>
  );
}
