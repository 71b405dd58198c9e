import { useTexts } from '@exchange/site/page';
import { Loaded } from '@exchange/site/page/loading';
import type { Home, Task } from '@exchange/task-center-api';
import { EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { CampaignCard } from '../campaigns/list/CampaignCard.tsx';
import { useRead } from '../data/useRead.ts';
import { ClaimWindowsProvider } from '../rewards/claim/ClaimWindows.tsx';
import { KindLegend } from '../rewards/KindLegend.tsx';
import { TaskRisks } from '../rewards/TaskRisks.tsx';
import { CoinNote } from '../screen/CoinNote.tsx';
import { ManagedElsewhere } from '../screen/ManagedElsewhere.tsx';
import { useIsWide } from '../screen/useIsWide.ts';
import { CheckInCard } from './tiles/CheckInCard.tsx';
import { ClaimPanel } from './tiles/ClaimPanel.tsx';
import { WelcomePath } from './guest/WelcomePath.tsx';
import { HubCampaigns } from './HubCampaigns.tsx';
import { HubChips } from './HubChips.tsx';
import { hubContent } from './hubContent.ts';
import { HubSkeleton } from './HubSkeleton.tsx';
import { PointsTile } from '../rewards/wallet/PointsTile.tsx';
import { ExpiringCard } from './side/ExpiringCard.tsx';
import { HowItWorks } from './side/HowItWorks.tsx';
import { InviteCard } from './side/InviteCard.tsx';
import { OwnCampaign } from './side/OwnCampaign.tsx';
import { isClaimable, isToDo } from '../tasks/taskStates.ts';
import { IdentityNotice } from './IdentityNotice.tsx';
import { briefCount, TaskSection } from './TaskSection.tsx';
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
  // Guests look around on a phone: two tasks of each kind, without links to the kinds.
  const isBrief = !isUser && !isWide;
  // On phones, an empty balance is not worth a card. The welcome package's points name what they buy.
  const hasPoints = isWide || home.totals.points !== '0';
  const content = hubContent(home);
  const { newcomer, next, onlyClaim, pointsBuy, steps, isNew, hasGuide, sections, chips } = content;
  const { identity, own, suggested, others, hasInviteBelow, managedIn } = content;
  const isInviteBelow = hasInviteBelow && hasTwoColumns;
  // In one column, it is the first of the others, which take less height.
  const listed = suggested && !hasTwoColumns ? [suggested, ...others] : others;
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
          {chips.length < 2 || isBrief ? null : <HubChips chips={chips} />}
          <div className="hub__tasks">
            {home.tasks.length === 0 ? (
              <EmptyState
                illustration={<Illustration name="success" />}
                title={t('tasks_none_title')}
              >
                {t('tasks_none_text')}
              </EmptyState>
            ) : null}
            <KindLegend rewards={sections.flatMap(isUser ? openRewards : firstRewards)} />
            {sections.map(({ id, tasks, count }) => (
              <TaskSection key={id} category={id} tasks={tasks} count={count} isBrief={isBrief} />
            ))}
            {/* Guests see them below the path. */}
            {isUser ? (
              <HubRisks tasks={home.tasks}>
                <CoinNote rewards={[...home.totals.claimable, ...home.tasks.map(rewardOf)]} />
                <ManagedElsewhere of={managedIn} />
              </HubRisks>
            ) : null}
          </div>
          {isInviteBelow ? <InviteCard /> : null}
        </div>
        <div className="hub__side">
          {hasTwoColumns || !isUser ? tiles : null}
          {own ? <OwnCampaign campaign={own} /> : null}
          {suggested && hasTwoColumns ? <CampaignCard campaign={suggested} /> : null}
          {isInviteBelow ? null : <InviteCard />}
          {hasGuide ? <HowItWorks /> : null}
        </div>
      </div>
      {listed.length === 0 ? null : <HubCampaigns campaigns={listed} />}
    </div>
  );
}

const rewardOf = ({ reward }: Task) => reward;

/** Returns the rewards of the tasks that the visitor can do or claim now. */
const openRewards = ({ tasks }: { tasks: readonly Task[] }) =>
  tasks.filter(({ state }) => isToDo(state) || isClaimable(state)).map(rewardOf);

/** Returns the rewards of the tasks that guests see, who can do none of them yet. */
const firstRewards = ({ tasks }: { tasks: readonly Task[] }) =>
  tasks.slice(0, briefCount).map(rewardOf);

/** The risks of what the tasks lead to. The hero names that of prices. */
function HubRisks({
  tasks,
  children,
}: {
  tasks: Home['tasks'];
  children: ReactNode;
}): ReactElement {
  return (
    <div className="hub__risks">
      {children}
      <TaskRisks tasks={tasks} />
    </div>
  );
}
