import { useTexts } from '@exchange/site/page';
import { GuestActions } from '@exchange/site/page/guests';
import type { RewardPreview } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { WhoCan } from '../../screen/WhoCan.tsx';

/** Description of a page that only customers have, with the buttons to become one, beside a decorative drawing. */
export function GuestHero({
  id,
  title,
  lead,
  art,
  isLoginFirst = false,
}: {
  /** Id of the heading. */
  id: string;
  title: string;
  lead: string;
  /** Kinds of rewards in the drawing, the largest one first. */
  art: readonly RewardPreview['type'][];
  /** Whether the page is for existing customers. */
  isLoginFirst?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  return (
    <Card className="guest-hero">
      <div className="guest-hero__text">
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
        <GuestActions
          registerLabel={t('guest_register')}
          loginLabel={t('guest_login')}
          isLoginFirst={isLoginFirst}
        />
        <WhoCan />
        <RiskNote of="prices" />
      </div>
      <div className="guest-hero__art" data-kind={art[0]} aria-hidden="true">
        {art.map((type) => (
          <RewardArt key={type} type={type} size={72} />
        ))}
      </div>
    </Card>
  );
}
