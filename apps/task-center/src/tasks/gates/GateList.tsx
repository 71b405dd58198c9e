import { pathFrom, usePage, useSession, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Gate } from '@exchange/task-center-api';
import { Card, Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { useMinimumAge } from '../../screen/shownEdition.ts';
import { closedGate, GateText, isFirstIdentityCheck } from './GateText.tsx';

/**
 * Conditions for taking part, and whether this account meets them. Everyone with an account meets
 * those of age and country, which the sign-up asks for. The terms of use list the excluded countries.
 */
export function GateList({ gates }: { gates: readonly Gate[] }): ReactElement {
  const t = useTexts('screen');
  const { formatText } = useValueFormat();
  const page = usePage();
  const age = useMinimumAge();
  const hasAccount = useSession().status === 'user' || undefined;
  const nextGate = closedGate(gates);
  // Omits the login, because guests see it as their next step. The other conditions are as for a new account.
  const conditions = gates.filter(({ reason }) => reason !== 'needs_login');
  // The sign-up only asks for the residence, and the identity check confirms it.
  const isUnchecked = gates.some((gate) => !gate.met && isFirstIdentityCheck(gate));
  return (
    <Card as="section" className="gates" aria-labelledby="gates">
      <h2 id="gates">{t('gates_title')}</h2>
      <ul>
        <Condition isMet={hasAccount}>{t('requirement_age', { age })}</Condition>
        <Condition isMet={isUnchecked ? undefined : hasAccount}>
          <a href={pathFrom(page, '/legal/terms#account')}>{t('requirement_residence')}</a>
          {hasAccount && isUnchecked ? (
            <span className="gates__takes"> {t('requirement_checked')}</span>
          ) : null}
        </Condition>
        {conditions.map((gate) => (
          <Condition key={gate.reason} isMet={gate.met}>
            {/* `GateText` states that these two make a task unavailable, which is wrong if they are met. */}
            {gate.reason === 'region' || gate.reason === 'other' ? (
              t(`requirement_${gate.reason}`)
            ) : (
              <GateText gate={gate} />
            )}
            {/* The button of the next step names what this takes. */}
            {gate.takes && !gate.met && gate !== nextGate ? (
              <span className="gates__takes"> {formatText(gate.takes)}</span>
            ) : null}
          </Condition>
        ))}
      </ul>
    </Card>
  );
}

function Condition({
  isMet,
  children,
}: {
  /** undefined if it is unknown. */
  isMet: boolean | undefined;
  children: ReactNode;
}): ReactElement {
  const t = useTexts('screen');
  const known = isMet ? 'checkCircle' : 'lock';
  const spoken = isMet ? t('gates_met') : t('gates_open');
  return (
    <li data-met={isMet}>
      <Icon name={isMet === undefined ? 'user' : known} />
      <span>
        {children}
        {isMet === undefined ? null : <span className="x-visually-hidden"> {spoken}</span>}
      </span>
    </li>
  );
}
