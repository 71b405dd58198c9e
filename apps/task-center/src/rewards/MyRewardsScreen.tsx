import { rewardGroups, rewardTypes, type RewardGroup } from '@exchange/task-center-api';
import { Button, EmptyState, Illustration, Select, Tabs } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { usePage } from '../context/PageContext.tsx';
import { useTexts } from '../context/texts/useTexts.ts';
import { useReadList } from '../data/useRead.ts';
import { pathFrom } from '../paths/address.ts';
import { useValueFormat } from '../screen/formats/useValueFormat.ts';
import { ListFoot } from '../screen/loading/ListFoot.tsx';
import { CardsSkeleton } from '../screen/loading/ListSkeleton.tsx';
import { Loaded } from '../screen/loading/Loaded.tsx';
import { RewardCard } from './RewardCard.tsx';

type TypeFilter = (typeof rewardTypes)[number] | 'all';

const groups = Object.keys(rewardGroups) as RewardGroup[];

/** Rewards by state, optionally filtered by type. */
export function MyRewardsScreen(): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const [group, setGroup] = useState<RewardGroup>('to_claim');
  const [type, setType] = useState<TypeFilter>('all');
  const { formatValue } = useValueFormat();
  const rewards = useReadList('rewards', { group, ...(type === 'all' ? {} : { type }) });
  const counts = rewards.data?.pages[0]?.counts;
  return (
    <div className="page-width list-screen">
      <div className="list-screen__filter">
        <Select
          label={t('filter_type')}
          value={type}
          onChange={(event) => setType(event.target.value as TypeFilter)}
        >
          <option value="all">{t('filter_all')}</option>
          {rewardTypes.map((each) => (
            <option key={each} value={each}>
              {shared(`reward_${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <Tabs
        label={t('list_title')}
        value={group}
        onValueChange={setGroup}
        tabs={groups.map((id) => ({
          id,
          label: (
            <>
              {t(`tab_${id}`)}{' '}
              {/* Reserve space for the count, so that the tabs don't move when it loads. */}
              <span className="tab-count">
                {counts && formatValue({ amount: String(counts[id]), unit: 'count' })}
              </span>
            </>
          ),
          content: (
            <Loaded query={rewards} skeleton={<CardsSkeleton />}>
              {({ pages }) => (
                <Rewards group={id} rewards={pages.flatMap(({ items }) => items)} query={rewards} />
              )}
            </Loaded>
          ),
        }))}
      />
    </div>
  );
}

function Rewards({
  group,
  rewards,
  query,
}: {
  group: RewardGroup;
  rewards: readonly Parameters<typeof RewardCard>[0]['reward'][];
  query: Parameters<typeof ListFoot>[0]['query'];
}): ReactElement {
  const t = useTexts('rewards');
  const page = usePage();
  if (rewards.length === 0) {
    return (
      <EmptyState
        illustration={<Illustration name="empty" />}
        title={t(`empty_${group}_title`)}
        action={
          <Button variant="primary" href={pathFrom(page, '/task-center')}>
            {t('empty_action')}
          </Button>
        }
      >
        {t('empty_text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="cards">
        {rewards.map((reward) => (
          <li key={reward.reward_id}>
            <RewardCard reward={reward} />
          </li>
        ))}
      </ul>
      <ListFoot query={query} />
    </>
  );
}
