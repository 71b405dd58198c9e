import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { ReactElement, ReactNode } from 'react';
import { RulesLink } from './FullRules.tsx';
import { useMinimumAge } from './shownEdition.ts';

/**
 * Note beside the buttons of an offer that it is not for everyone, with links to who can take part and the full rules.
 *
 * @param rules - path of rules that also name who can take part
 * @param offer - whom the offer is for. By default, adults in some countries.
 * @param isShort - whether to name only the age, for customers, whose country has been checked
 */
export function WhoCan({
  rules,
  isShort = false,
  offer,
  children = rules === undefined ? <RulesLink /> : null,
}: {
  rules?: string;
  isShort?: boolean;
  offer?: string;
  /** Further link. By default, that to the full rules, unless the first link leads to rules. */
  children?: ReactNode;
}): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const age = useMinimumAge();
  const whom = isShort ? t('who_can_short', { age }) : offer;
  return (
    <p className="who-can">
      {whom === undefined ? `${t('who_can', { age })} ` : `${whom}\u00a0· `}
      <a href={pathFrom(page, rules ?? '/legal/terms#account')}>{t('who_can_link')}</a>
      {children === null ? null : (
        <>
          {'\u00a0· '}
          {children}
        </>
      )}
    </p>
  );
}
