import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';

/** What each activity does with the customer's own money. */
const uses: Readonly<
  Record<Task['kind'], 'none' | 'deposited' | 'subscribed' | 'traded' | undefined>
> = {
  register: 'none',
  kyc: 'none',
  two_factor: 'none',
  invite: 'none',
  community: 'none',
  deposit: 'deposited',
  earn: 'subscribed',
  trade: 'traded',
  derivatives: 'traded',
  convert: 'traded',
  other: undefined,
};

/** How much of the customer's own money a task takes, and whether it can be lost. Renders nothing for unknown activities. */
export function OwnMoney({
  task: {
    kind,
    progress: { target, unit },
  },
}: {
  task: Pick<Task, 'kind' | 'progress'>;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const use = uses[kind];
  if (!use) return null;
  // A number of actions, such as conversions, sets no amount.
  const name = use !== 'none' && unit === 'count' ? 'any' : use;
  return (
    <p className="own-money">
      {t(`own_money_${name}`, { amount: formatValue({ amount: target, unit }) })}
    </p>
  );
}
