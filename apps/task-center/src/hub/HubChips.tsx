import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { TaskCategory } from '@exchange/task-center-api';
import { useState, type ReactElement } from 'react';

/** A section of the hub, and how many of its rewards can be claimed. */
export interface HubChip {
  id: Exclude<TaskCategory, 'newcomer'> | 'campaigns';
  claimable: number;
}

/**
 * Links to the sections of the hub. Stays in view while the visitor scrolls. A count that drops to zero is still shown,
 * so that a claim does not move the other chips.
 */
export function HubChips({ chips }: { chips: readonly HubChip[] }): ReactElement {
  const t = useTexts('hub');
  const { formatValue } = useValueFormat();
  const [counted, setCounted] = useState<readonly string[]>([]);
  const added = chips.filter(({ id, claimable }) => claimable > 0 && !counted.includes(id));
  if (added.length > 0) setCounted([...counted, ...added.map(({ id }) => id)]);
  return (
    <nav className="hub-chips" aria-label={t('chips_label')}>
      <ul>
        {chips.map(({ id, claimable }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {id === 'campaigns' ? t('campaigns_title') : t(`chip_${id}`)}
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
