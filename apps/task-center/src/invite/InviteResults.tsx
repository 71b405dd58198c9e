import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { type Invite } from '@exchange/task-center-api';
import { Card, Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ValueWithKind } from '../rewards/RewardKind.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';

/** Total earnings, and the number of friends who earned them. */
export function InviteResults({ invite }: { invite: Invite }): ReactElement {
  const { inviter } = useInviteOffer();
  const t = useTexts('invite');
  const { formatValue } = useValueFormat();
  const figure = (count: number) => formatValue({ amount: String(count), unit: 'count' });
  const { registered: total, traded } = invite.funnel;
  const part = t('funnel_part', { part: figure(traded), total: figure(total) });
  return (
    <Card as="section" className="invite-results" aria-labelledby="friend-stages">
      <div>
        <p className="invite-results__label">{t('earned_title')}</p>
        <ValueWithKind value={formatValue(invite.earned)} reward={inviter} />
      </div>
      <div className="invite-results__stage">
        <h2 id="friend-stages">{t('funnel_title')}</h2>
        <span>{t('funnel_traded')}</span>
        <span className="invite-results__figure">{part}</span>
        <Progress
          label={t('funnel_traded')}
          value={traded}
          max={total}
          valueText={part}
          tone="positive"
        />
      </div>
    </Card>
  );
}
