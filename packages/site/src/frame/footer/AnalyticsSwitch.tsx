import type { ReactElement } from 'react';
import { useServices, useStore, useTexts } from '../../page/index.ts';

/** Text button that allows or refuses analytics. Disabled if the browser's privacy settings refuse them. */
export function AnalyticsSwitch(): ReactElement {
  const t = useTexts('shell');
  const consent = useServices()?.analytics.consent;
  const isAllowed = useStore(consent?.subscribe, () => consent?.getState() === 'allowed', false);
  return (
    <button
      type="button"
      className="analytics-switch"
      disabled={consent === undefined || consent.isDecidedByBrowser()}
      onClick={() => (isAllowed ? consent?.refuse() : consent?.allow())}
    >
      {t(isAllowed ? 'measure_stop' : 'measure_visits')}
    </button>
  );
}
