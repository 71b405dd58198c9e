import { useTexts } from '@exchange/site/page';
import { Loaded } from '@exchange/site/page/loading';
import type { Home } from '@exchange/task-center-api';
import { EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement } from 'react';
import { CampaignCard } from '../campaigns/list/CampaignCard.tsx';
import { useRead } from '../data/useRead.ts';
import { ClaimWindowsProvider } from '../rewards/claim/ClaimWindows.tsx';
import { ManagedElsewhere } from '../screen/ManagedElsewhere.tsx';
import { useIsWide } from '../screen/useIsWide.ts';
import { CheckInCard } from './tiles/CheckInCard.tsx';
import { ClaimPanel } from './tiles/ClaimPanel.tsx';
import { WelcomePath } from './guest/WelcomePath.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { HubCampaigns } from './HubCampaigns.tsx';
import { HubChips } from './HubChips.tsx';
import { hubContent } from './hubContent.ts';
import { HubSkeleton } from './HubSkeleton.tsx';
import { PointsTile } from '../rewards/wallet/PointsTile.tsx';
import { ExpiringCard } from './side/ExpiringCard.tsx';
import { InviteCard } from './side/InviteCard.tsx';
import { OwnCampaign } from './side/OwnCampaign.tsx';
import { IdentityNotice } from './IdentityNotice.tsx';
import { TaskSection } from './TaskSection.tsx';
import { WelcomePackage } from './WelcomePackage.tsx';

/** Tasks, rewards and check-in of the day. */
export function HubScreen(): ReactElement {
  const home = useRead('home', {});
  return (
    <ClaimWindowsProvider>
      <Loaded query={home} skeleton={<HubSkeleton />}>
        {(data) => <HubSections home={data} />}
      </Loaded>
    </ClaimWindowsProvider>
  );
}

function HubSections({ home }: { home: Home }): ReactElement {
  const t = useTexts('hub');
  const isUser = home.viewer.logged_in;
  const isWide = useIsWide();
  const hasTwoColumns = useIsWide(1200);
  // On phones, guests have no links to the sections.
  const hasChips = isUser || isWide;
  // On phones, an empty balance is not worth a card. The welcome package's points name what they buy.
  const hasPoints = isWide || home.totals.points !== '0';
  const content = hubContent(home);
  const { newcomer, next, onlyClaim, pointsBuy, steps, isNew, sections, chips } = content;
  const { identity, own, suggested, others, hasInviteBelow, managedIn, listedTasks } = content;
  // Guests look around: the first tasks of each section, equally many if the sections are side by side.
  const briefCount = hasTwoColumns ? Math.min(3, ...sections.map(({ tasks }) => tasks.length)) : 2;
  const isInviteBelow = hasInviteBelow && hasTwoColumns;
  // In one column, they are the first of the others, which take less height. Tablets show the joined one beside the
  // invitation.
  const isOwnListed = !isWide;
  const listed = [
    ...(own && isOwnListed ? [own] : []),
    ...(suggested && !hasTwoColumns ? [suggested] : []),
    ...others,
  ];
  // Wide windows have two columns, each with its own tiles. Others show what is most valuable above the tasks.
  const claim = isUser ? (
    <ClaimPanel totals={home.totals} next={next} only={onlyClaim} pointsBuy={pointsBuy} />
  ) : null;
  const tiles = (
    <>
      <CheckInCard home={home} />
      {isUser && hasPoints ? <PointsTile points={home.totals.points} /> : null}
      {isUser ? <ExpiringCard expiring={home.totals.expiring} /> : null}
    </>
  );
  return (
    <div className="page-width hub">
      {isUser ? null : <WelcomePath tasks={newcomer} />}
      <div className="hub__body" data-guest={isUser ? undefined : ''}>
        {isUser && !hasTwoColumns ? (
          <div className="hub__tiles">
            {claim}
            {tiles}
          </div>
        ) : null}
        <div className="hub__main">
          {hasTwoColumns ? claim : null}
          {isUser && isNew ? <WelcomePackage tasks={newcomer} steps={steps} /> : null}
          {identity ? <IdentityNotice gate={identity} /> : null}
          {chips.length < 2 || !hasChips ? null : <HubChips chips={chips} />}
          <div className="hub__tasks">
            {home.tasks.length === 0 ? (
              <EmptyState
                illustration={<Illustration name="success" />}
                title={t('tasks_none_title')}
              >
                {t('tasks_none_text')}
              </EmptyState>
            ) : null}
            {sections.map(({ id, tasks, count }) => (
              <TaskSection
                key={id}
                category={id}
                tasks={tasks}
                count={isUser ? count : briefCount}
                isBrief={!isUser}
              />
            ))}
          </div>
          {isInviteBelow ? <InviteCard /> : null}
        </div>
        <div className="hub__side">
          {hasTwoColumns || !isUser ? tiles : null}
          {own && !isOwnListed ? <OwnCampaign campaign={own} /> : null}
          {suggested && hasTwoColumns ? <CampaignCard campaign={suggested} /> : null}
          {isInviteBelow ? null : <InviteCard />}
        </div>
      </div>
      <GoodToKnow home={home} tasks={listedTasks}>
        <ManagedElsewhere of={isUser ? managedIn : undefined} />
      </GoodToKnow>
      {listed.length === 0 ? null : <HubCampaigns campaigns={listed} />}
    </div>
  );
}
