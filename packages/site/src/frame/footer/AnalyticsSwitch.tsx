import { useServices, useTexts } from '../../page/index.ts';
import { useState, type ReactElement } from 'react';

/** Switch that allows or refuses analytics. Disabled if the browser's privacy settings refuse them. */
export function AnalyticsSwitch(): ReactElement {
  const t = useTexts('shell');
  const refusal = useServices()?.analytics.refusal;
  const [isChanged, setIsChanged] = useState(false);
  const isMeasured = refusal !== undefined && !refusal.isRefused();
  return (
    <label className="analytics-switch">
      <input
        type="checkbox"
        checked={isMeasured}
        disabled={refusal === undefined || refusal.isDecidedByBrowser()}
        onChange={() => {
          refusal?.refuse(isMeasured);
          // The choice is stored outside React, so this forces a re-render.
          setIsChanged(!isChanged);
        }}
      />
      {t('measure_visits')}
    </label>
  );
}
