import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { TaskCategory } from '@exchange/task-center-api';
import { useState, type ReactElement } from 'react';

/** A section of the hub, or the page of rewards, and how many of its rewards "Claim all" claims. */
export interface HubChip {
  id: Exclude<TaskCategory, 'newcomer'> | 'welcome' | 'campaigns' | 'rewards';
  claimable: number;
}

/**
 * Links to the sections of the hub. Stays in view while the visitor scrolls. A count that drops to zero is still shown,
 * so that a claim does not move the other chips.
 */
export function HubChips({ chips }: { chips: readonly HubChip[] }): ReactElement {
  const t = useTexts('hub');
  const shell = useTexts('shell');
  const page = usePage();
  const { formatValue } = useValueFormat();
  const names: Record<HubChip['id'], string> = {
    welcome: t('welcome_title'),
    daily: t('chip_daily'),
    weekly: t('chip_weekly'),
    special: t('chip_special'),
    campaigns: t('campaigns_title'),
    rewards: shell('section_rewards'),
  };
  const [counted, setCounted] = useState<readonly string[]>([]);
  const added = chips.filter(({ id, claimable }) => claimable > 0 && !counted.includes(id));
  if (added.length > 0) setCounted([...counted, ...added.map(({ id }) => id)]);
  return (
    <nav className="hub-chips" aria-label={t('chips_label')}>
      <ul className="fading-row">
        {chips.map(({ id, claimable }) => (
          <li key={id}>
            <a href={id === 'rewards' ? pathFrom(page, '/task-center/my-rewards') : `#${id}`}>
              {names[id]}
              {!counted.includes(id) ? null : (
                <span className="hub-chips__count" data-none={claimable === 0 || undefined}>
                  {formatValue({ amount: String(claimable), unit: 'count' })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
