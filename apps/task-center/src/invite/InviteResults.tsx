import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { type Invite } from '@exchange/task-center-api';
import { Card, Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ValueWithKind } from '../rewards/RewardKind.tsx';
import { useInviteOffer } from '../screen/useInviteOffer.ts';

/** Stages that the inviter may know. Deposits are the friends' own business. */
const shownStages = ['registered', 'traded'] as const;

/** Total earnings, and the number of friends at each stage. */
export function InviteResults({ invite }: { invite: Invite }): ReactElement {
  const { inviter } = useInviteOffer();
  const t = useTexts('invite');
  const { formatValue } = useValueFormat();
  const figure = (count: number) => formatValue({ amount: String(count), unit: 'count' });
  // Each friend has registered, so the first stage counts all of them.
  const total = invite.funnel.registered;
  return (
    <Card as="section" className="invite-results" aria-labelledby="friend-stages">
      <div>
        <p className="invite-results__label">{t('earned_title')}</p>
        <ValueWithKind value={formatValue(invite.earned)} reward={inviter} />
      </div>
      <h2 id="friend-stages">{t('funnel_title')}</h2>
      <ol>
        {shownStages.map((stage) => {
          const count = invite.funnel[stage];
          return (
            <li key={stage}>
              <span>{t(`funnel_${stage}`)}</span>
              <span className="invite-results__figure">{figure(count)}</span>
              <Progress
                label={t(`funnel_${stage}`)}
                value={count}
                max={total}
                valueText={t('funnel_part', { part: figure(count), total: figure(total) })}
              />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
