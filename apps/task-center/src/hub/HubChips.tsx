import type { TaskCategory } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { useValueFormat } from '../screen/formats/useValueFormat.ts';

/** A section of the hub, and how many of its rewards can be claimed. */
export interface HubChip {
  id: Exclude<TaskCategory, 'newcomer'> | 'campaigns';
  claimable: number;
}

/** Links to the sections of the hub. Stays in view while the visitor scrolls. */
export function HubChips({ chips }: { chips: readonly HubChip[] }): ReactElement {
  const t = useTexts('hub');
  const { formatValue } = useValueFormat();
  return (
    <nav className="hub-chips" aria-label={t('chips_label')}>
      <ul>
        {chips.map(({ id, claimable }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {id === 'campaigns' ? t('campaigns_title') : t(`chip_${id}`)}
              {claimable === 0 ? null : (
                <span className="hub-chips__count">
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
