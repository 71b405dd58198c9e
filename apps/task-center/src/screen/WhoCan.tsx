import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { RulesLink } from './FullRules.tsx';
import { useMinimumAge } from './shownEdition.ts';

/**
 * Note beside the buttons of an offer that it is not for everyone, with links to who can take part and the full rules.
 *
 * @param rules - path of rules that also name who can take part
 * @param offer - whom the offer is for. By default, adults in some countries.
 */
export function WhoCan({ rules, offer }: { rules?: string; offer?: string }): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const age = useMinimumAge();
  return (
    <p className="who-can">
      {offer === undefined ? `${t('who_can', { age })} ` : `${offer}\u00a0· `}
      <a href={pathFrom(page, rules ?? '/legal/terms#account')}>{t('who_can_link')}</a>
      {rules === undefined ? (
        <>
          {'\u00a0· '}
          <RulesLink />
        </>
      ) : null}
    </p>
  );
}
