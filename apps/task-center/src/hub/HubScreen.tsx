import { useTexts } from '@exchange/site/page';
import { Loaded } from '@exchange/site/page/loading';
import type { Home, Task, TaskCategory } from '@exchange/task-center-api';
import { EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement } from 'react';
import { CampaignCard } from '../campaigns/list/CampaignCard.tsx';
import { useRead } from '../data/useRead.ts';
import { ClaimWindowsProvider } from '../rewards/claim/ClaimWindows.tsx';
import { RiskNote } from '../screen/RiskNote.tsx';
import { useIsWide } from '../screen/useIsWide.ts';
import { CheckInCard } from './tiles/CheckInCard.tsx';
import { ClaimPanel } from './tiles/ClaimPanel.tsx';
import { WelcomePath } from './guest/WelcomePath.tsx';
import { needsVerification, possibleFirst } from './possibleFirst.ts';
import { HubCampaigns } from './HubCampaigns.tsx';
import { HubChips } from './HubChips.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';
import { PointsTile } from './tiles/PointsTile.tsx';
import { ExpiringCard } from './side/ExpiringCard.tsx';
import { InviteCard } from './side/InviteCard.tsx';
import { OwnCampaign } from './side/OwnCampaign.tsx';
import { isToDo } from '../tasks/taskStates.ts';
import { TaskSection } from './TaskSection.tsx';
import { hasPackage, WelcomePackage } from './WelcomePackage.tsx';

interface Section {
  categories: readonly Task['category'][];
  /** Number of tasks to show at first, so that both columns of wide windows have about the same height. */
  shown: number;
}

/** Number of weekly tasks to show beside a welcome package with more claimable steps than two. */
const fewWeekly = 2;

/** Number of special tasks to show if there is no welcome package above them. */
const manySpecial = 8;

/** Sections of tasks, in order. Tasks in categories that only a newer server has are shown with the special tasks. */
const sections = {
  daily: { categories: ['daily'], shown: 4 },
  weekly: { categories: ['weekly'], shown: 4 },
  special: { categories: ['special', 'other'], shown: 2 },
} as const satisfies Record<Exclude<TaskCategory, 'newcomer'>, Section>;

const sectionNames = Object.keys(sections) as (keyof typeof sections)[];

/** Tasks, rewards and check-in of the day. */
export function HubScreen(): ReactElement {
  const home = useRead('home', {});
  return (
    <ClaimWindowsProvider>
      <Loaded query={home} skeleton={<HubSkeleton />}>
        {(data) => <HubContent home={data} />}
      </Loaded>
    </ClaimWindowsProvider>
  );
}

function HubContent({ home }: { home: Home }): ReactElement {
  const t = useTexts('hub');
  const of = (...wanted: Task['category'][]) =>
    home.tasks.filter(({ category }) => wanted.includes(category));
  const claimable = (tasks: readonly Task[]) =>
    tasks.filter(({ state }) => state === 'claimable').length;
  const isUser = home.viewer.logged_in;
  const isWide = useIsWide();
  const groups = possibleFirst(
    sectionNames
      .map((id) => ({ id, tasks: of(...sections[id].categories) }))
      .filter(({ tasks }) => tasks.length > 0),
    isUser && needsVerification(home.tasks),
  );
  const isNew = hasPackage(of('newcomer'));
  const isLongPackage = isUser && claimable(of('newcomer')) > 2;
  const counts = {
    daily: sections.daily.shown,
    weekly: isLongPackage ? fewWeekly : sections.weekly.shown,
    special: isNew ? sections.special.shown : manySpecial,
  };
  // Featured campaigns first. `sort` keeps the server's order otherwise.
  const campaigns = home.campaigns
    .filter(({ state }) => state !== 'ended')
    .sort((a, b) => Number(b.featured) - Number(a.featured));
  const own = campaigns.find(
    ({ state, joined_at: joined }) => state === 'ongoing' && joined !== null,
  );
  const suggested = isUser && !own ? campaigns.find(({ state }) => state === 'ongoing') : undefined;
  const others = campaigns.filter((campaign) => campaign !== (own ?? suggested)).slice(0, 3);
  const chips = [
    ...groups.map(({ id, tasks }) => ({ id, claimable: claimable(tasks) })),
    ...(others.length === 0 ? [] : [{ id: 'campaigns', claimable: 0 } as const]),
  ];
  return (
    <div className="page-width hub">
      {isUser ? (
        <div className="hub__tiles">
          <ClaimPanel
            totals={home.totals}
            next={of('newcomer').find(({ state }) => isToDo(state))}
          />
          <CheckInCard home={home} />
          <PointsTile points={home.totals.points} />
        </div>
      ) : (
        <WelcomePath tasks={of('newcomer')} />
      )}
      <div className="hub__columns">
        {isUser ? <ExpiringCard expiring={home.totals.expiring} /> : null}
        <div className="hub__main">
          {isUser ? <WelcomePackage tasks={of('newcomer')} /> : null}
          {chips.length < 2 ? null : <HubChips chips={chips} />}
          {home.tasks.length === 0 ? (
            <EmptyState
              illustration={<Illustration name="success" />}
              title={t('tasks_none_title')}
            >
              {t('tasks_none_text')}
            </EmptyState>
          ) : null}
          {groups.map(({ id, tasks }) => (
            <TaskSection
              key={id}
              category={id}
              tasks={tasks}
              count={counts[id]}
              // Fills the column, which would be shorter than the one beside it.
              isOpen={id === 'special' && isWide && !isNew}
            />
          ))}
        </div>
        <div className="hub__side">
          {isUser ? null : <CheckInCard home={home} />}
          {own ? <OwnCampaign campaign={own} /> : null}
          {suggested ? <CampaignCard campaign={suggested} /> : null}
          <InviteCard />
        </div>
      </div>
      {/* Guests see it below the path. */}
      {isUser ? <RiskNote of="prices" /> : null}
      {others.length === 0 ? null : <HubCampaigns campaigns={others} />}
    </div>
  );
}
