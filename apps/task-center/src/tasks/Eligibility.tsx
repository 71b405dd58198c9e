import type { Gate } from '@exchange/task-center-api';
import { Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { GateText } from './GateText.tsx';

/** Conditions for taking part, and whether this account meets them. */
export function Eligibility({ gates }: { gates: readonly Gate[] }): ReactElement | null {
  const t = useTexts('screen');
  // Omit the login condition for logged-in users.
  const conditions = gates.filter(({ reason, met }) => reason !== 'needs_login' || !met);
  if (conditions.length === 0) return null;
  return (
    <Card as="section" className="eligibility" aria-labelledby="eligibility">
      <h3 id="eligibility">{t('eligibility_title')}</h3>
      <ul>
        {conditions.map((gate) => (
          <li key={gate.reason} data-met={gate.met}>
            <Icon name={gate.met ? 'checkCircle' : 'lock'} />
            <span>
              <GateText gate={gate} />
              <span className="x-visually-hidden">
                {' '}
                {t(gate.met ? 'eligibility_met' : 'eligibility_open')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
