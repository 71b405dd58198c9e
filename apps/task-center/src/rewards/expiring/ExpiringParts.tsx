import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Home, RewardGroup } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { Deadline } from '../../screen/Deadline.tsx';

/** Numbers of rewards to claim in time and to use in time, each with the time left for the first. */
export function ExpiringParts({
  expiring: { count, to_claim: toClaim, claim_by: claimBy, use_by: useBy },
  onOpen,
}: {
  expiring: Home['totals']['expiring'];
  /** Opens the list of a group. */
  onOpen?: ((group: RewardGroup) => void) | undefined;
}): ReactElement {
  const parts = [
    {
      group: 'to_claim',
      key: 'expiring_claim',
      number: toClaim,
      end: claimBy,
      deadline: 'claim_within',
    },
    {
      group: 'active',
      key: 'expiring_use',
      number: count - toClaim,
      end: useBy,
      deadline: 'use_within',
    },
  ] as const;
  const first = Math.min(claimBy ?? Infinity, useBy ?? Infinity);
  return (
    <span className="expiring-parts">
      {parts
        .filter(({ number }) => number > 0)
        .map(({ group, key, number, end, deadline }) => (
          <span key={group} className="expiring-part" data-first={end === first || undefined}>
            <Part onOpen={onOpen && (() => onOpen(group))}>
              <PartText name={key} number={number} />
            </Part>
            {end === null ? null : <Deadline end={end} text={deadline} isShort />}
          </span>
        ))}
    </span>
  );
}

function PartText({
  name,
  number,
}: {
  name: 'expiring_claim' | 'expiring_use';
  number: number;
}): string {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  return t(name, { amount: formatValue({ amount: String(number), unit: 'count' }) });
}

function Part({
  onOpen,
  children,
}: {
  onOpen: (() => void) | undefined;
  children: ReactNode;
}): ReactElement {
  return onOpen ? (
    <button type="button" className="expiring-part__open" onClick={onOpen}>
      {children}
      <Icon name="chevronEnd" size={16} />
    </button>
  ) : (
    <span>{children}</span>
  );
}
