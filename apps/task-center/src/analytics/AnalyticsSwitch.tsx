import { useState, type ReactElement } from 'react';
import { useServices } from '../runtime/useServices.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The visitor's own switch for being measured; a browser that refuses for them has decided. */
export function AnalyticsSwitch(): ReactElement {
  const t = useTexts('shell');
  const refusal = useServices()?.refusal;
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
          // The answer is kept outside React; this draws it again.
          setIsChanged(!isChanged);
        }}
      />
      {t('measure_visits')}
    </label>
  );
}
