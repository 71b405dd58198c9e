import { Card, Icon, Progress, Tag } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useSession } from '../session/useSession.ts';
import { useTexts } from '../texts/useTexts.ts';
import { accountSteps } from './accountSteps.ts';

/** What an account still needs before most rewards open, from the profile (spec 3). */
export function AccountChecklist(): ReactElement {
  const t = useTexts('hub');
  const session = useSession();
  const profile = session.status === 'user' ? session.profile : undefined;
  const states = accountSteps.map(({ key, isDone }) => ({
    key,
    state: profile === undefined ? 'locked' : isDone(profile) ? 'done' : 'todo',
  })) satisfies { key: string; state: keyof typeof looks }[];
  const count = states.filter(({ state }) => state === 'done').length;
  const counted = t('readiness_count', { count, total: accountSteps.length });
  return (
    <Card className="checklist" aria-labelledby="checklist">
      <div className="checklist__head">
        <h2 id="checklist">{t('readiness_title')}</h2>
        {profile ? <span className="checklist__count">{counted}</span> : null}
      </div>
      <p className="card-text">{profile ? t('readiness_lead') : t('readiness_guest')}</p>
      {profile ? (
        <Progress
          label={t('readiness_title')}
          value={count}
          max={accountSteps.length}
          valueText={counted}
        />
      ) : null}
      <ul className="checklist__list">
        {states.map(({ key, state }) => (
          <li key={key} className="checklist__item" data-state={state}>
            <Icon name={looks[state].icon} />
            <span>{t(`readiness_${key}`)}</span>
            <Tag tone={looks[state].tone}>{t(`readiness_${state}`)}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** State is always icon, word and colour. */
const looks = {
  done: { icon: 'check', tone: 'positive' },
  todo: { icon: 'clock', tone: 'brand' },
  locked: { icon: 'lock', tone: 'neutral' },
} as const;
