import { useTexts } from '@exchange/site/page';
import type { Gate } from '@exchange/task-center-api';
import { Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { GateText } from './GateText.tsx';

/** Conditions for taking part, and whether this account meets them. */
export function GateList({ gates }: { gates: readonly Gate[] }): ReactElement | null {
  const t = useTexts('screen');
  // Omits the login, because guests see it as their next step. The other conditions are as for a new account.
  const conditions = gates.filter(({ reason }) => reason !== 'needs_login');
  if (conditions.length === 0) return null;
  return (
    <Card as="section" className="gates" aria-labelledby="gates">
      <h2 id="gates">{t('gates_title')}</h2>
      <ul>
        {conditions.map((gate) => (
          <li key={gate.reason} data-met={gate.met}>
            <Icon name={gate.met ? 'checkCircle' : 'lock'} />
            <span>
              {/* `GateText` says that these two make a task unavailable, which is wrong if they are met. */}
              {gate.reason === 'region' || gate.reason === 'other' ? (
                t(`requirement_${gate.reason}`)
              ) : (
                <GateText gate={gate} />
              )}
              <span className="x-visually-hidden"> {t(gate.met ? 'gates_met' : 'gates_open')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
