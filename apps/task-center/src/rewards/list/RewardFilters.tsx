import { useTexts } from '@exchange/site/page';
import { rewardSorts, rewardTypes, type RewardSort } from '@exchange/task-center-api';
import { SearchField, Select } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ExportButton } from '../csv/ExportButton.tsx';
import { filterQuery, type RewardFilter } from './rewardFilter.ts';

/** Controls that search, filter, sort and download the list. */
export function RewardFilters({
  filter,
  onChange,
  result,
}: {
  filter: RewardFilter;
  onChange: (filter: RewardFilter) => void;
  /** Announced to screen readers after a search. */
  result: string;
}): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  return (
    <div className="reward-filters">
      <SearchField
        label={t('search_label')}
        placeholder={t('search_label')}
        clearLabel={t('search_clear')}
        maxLength={100}
        value={filter.search}
        onValueChange={(search) => onChange({ ...filter, search })}
        result={result}
      />
      <Select
        label={t('filter_type')}
        value={filter.type}
        onChange={({ target }) =>
          onChange({ ...filter, type: target.value as RewardFilter['type'] })
        }
      >
        <option value="all">{t('filter_all')}</option>
        {rewardTypes.map((each) => (
          <option key={each} value={each}>
            {shared(`reward_${each}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('sort_label')}
        value={filter.sort}
        onChange={({ target }) => onChange({ ...filter, sort: target.value as RewardSort })}
      >
        {rewardSorts.map((each) => (
          <option key={each} value={each}>
            {t(`sort_${each}`)}
          </option>
        ))}
      </Select>
      <ExportButton filters={filterQuery(filter)} />
    </div>
  );
}
