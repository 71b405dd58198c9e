import { useServices, useSession, useTexts } from '@exchange/site/page';
import { GuestActions } from '@exchange/site/page/guests';
import { CardsSkeleton, ListFoot, Loaded } from '@exchange/site/page/loading';
import { isDerivativesReward } from '@exchange/task-center-api';
import { EmptyState, Illustration, Tabs } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useReadList } from '../../data/useRead.ts';
import { isCampaignOffered } from '../../screen/isOffered.ts';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { WhoCan } from '../../screen/WhoCan.tsx';
import { CampaignCard } from './CampaignCard.tsx';

const filters = ['ongoing', 'joined', 'upcoming', 'ended'] as const;

type Filter = (typeof filters)[number];

/** Campaigns in four tabs. Joined campaigns are requested only for logged-in users. */
export function CampaignsScreen(): ReactElement {
  const t = useTexts('campaigns');
  const session = useSession();
  const [filter, setFilter] = useState<Filter>('ongoing');
  return (
    <div className="page-width list-screen">
      <div className="for-guests">
        <WhoCan />
      </div>
      <Tabs
        label={t('list_title')}
        value={filter}
        onValueChange={setFilter}
        tabs={filters.map((id) => ({
          id,
          label: t(`tab_${id}`),
          content:
            id === 'joined' && session.status === 'guest' ? (
              <GuestPanel />
            ) : (
              <Campaigns filter={id} />
            ),
        }))}
      />
    </div>
  );
}

function Campaigns({ filter }: { filter: Filter }): ReactElement {
  const t = useTexts('campaigns');
  const edition = useServices()?.edition;
  const campaigns = useReadList('campaigns', { filter });
  return (
    <Loaded query={campaigns} skeleton={<CardsSkeleton />}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) {
          return (
            <EmptyState
              illustration={<Illustration name="empty" />}
              title={t(`empty_${filter}_title`)}
            >
              {t(`empty_${filter}_text`)}
            </EmptyState>
          );
        }
        const featured =
          filter === 'ongoing' ? items.find((each) => each.featured)?.campaign_id : undefined;
        return (
          <>
            <div className="campaign-risks">
              <RiskNote of="prices" />
              {/* The prizes of the others are not shown. */}
              {items.some(
                (each) => isDerivativesReward(each.prize_kind) && isCampaignOffered(each, edition),
              ) ? (
                <RiskNote />
              ) : null}
            </div>
            <ul className="cards campaign-cards">
              {items.map((campaign) => (
                <li
                  key={campaign.campaign_id}
                  data-featured={campaign.campaign_id === featured || undefined}
                >
                  <CampaignCard campaign={campaign} />
                </li>
              ))}
            </ul>
            <ListFoot query={campaigns} />
          </>
        );
      }}
    </Loaded>
  );
}

function GuestPanel(): ReactElement {
  const t = useTexts('campaigns');
  const shared = useTexts('screen');
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={t('guest_title')}
      action={
        <GuestActions registerLabel={shared('guest_register')} loginLabel={shared('guest_login')} />
      }
    >
      {t('guest_text')}
    </EmptyState>
  );
}
