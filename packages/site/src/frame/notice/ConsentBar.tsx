import { Button } from '@exchange/ui';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { pathFrom, usePage, useTexts } from '../../page/index.ts';
import type { AnalyticsConsent } from '../../services/index.ts';

/**
 * Question whether the use of pages may be measured, with its purpose, how to change the answer and a link to the details,
 * where the visitor has to agree first. Both answers look alike. Renders its children, the other floating parts, once there is nothing to ask.
 */
export function ConsentBar({
  consent,
  children,
}: {
  consent: AnalyticsConsent;
  children?: ReactNode;
}): ReactNode {
  const state = useSyncExternalStore(consent.subscribe, consent.getState);
  return state === 'undecided' ? <Question consent={consent} /> : children;
}

function Question({ consent }: { consent: AnalyticsConsent }): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  return (
    <aside className="consent-bar" aria-label={t('measure_visits')}>
      <p>
        {t('consent_text')} {t('consent_change')}{' '}
        <a href={pathFrom(page, '/legal/privacy#analytics')}>{t('consent_details')}</a>
      </p>
      <div className="consent-bar__answers">
        <Button onClick={() => consent.refuse()}>{t('consent_refuse')}</Button>
        <Button onClick={() => consent.allow()}>{t('consent_allow')}</Button>
      </div>
    </aside>
  );
}
