import { useTexts } from '@exchange/site/page';
import type { RewardGroup, Wallet } from '@exchange/task-center-api';
import { Button, Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { byValue } from '../byValue.ts';
import { useExpiringParts } from '../expiring/useExpiringParts.ts';
import { SumList } from './SumList.tsx';

/** What expires soon, with a button per list that shows it: what to claim, and what to use. Renders nothing without any. */
export function ExpiringTile({
  expiring,
  onOpen,
}: {
  expiring: Wallet['expiring'];
  /** Opens the list of a group. */
  onOpen: (group: RewardGroup) => void;
}): ReactElement | null {
  const t = useTexts('screen');
  const { claim, use } = useExpiringParts(expiring);
  const { count } = expiring;
  if (count === 0) return null;
  return (
    <Card as="section" className="expiring-tile" aria-labelledby="expiring">
      <h2 id="expiring">
        <Icon name="hourglass" size={16} />
        {t('expiring', { count })}
      </h2>
      <SumList sums={byValue(expiring.sums)} />
      <div className="expiring-tile__parts">
        {claim ? (
          <Button size="small" onClick={() => onOpen('to_claim')}>
            {claim}
          </Button>
        ) : null}
        {use ? (
          <Button size="small" onClick={() => onOpen('active')}>
            {use}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
