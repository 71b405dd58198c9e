import { useTexts } from '@exchange/site/page';
import { Loaded } from '@exchange/site/page/loading';
import type { Home, Task, TaskCategory } from '@exchange/task-center-api';
import { EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement } from 'react';
import { features } from '@exchange/site/exchange';
import { useRead } from '../data/useRead.ts';
import { AppOffer } from './AppOffer.tsx';
import { CheckInCard } from './check-in/CheckInCard.tsx';
import { ClaimPanel } from './claim-all/ClaimPanel.tsx';
import { FeaturedCampaigns } from './FeaturedCampaigns.tsx';
import { WelcomePath } from './guest/WelcomePath.tsx';
import { HubChips } from './HubChips.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';
import { InviteCard } from './InviteCard.tsx';
import { TaskSection } from './TaskSection.tsx';
import { WelcomePackage } from './WelcomePackage.tsx';

/**
 * Sections of tasks, in order, with the task categories that each one shows. Tasks in categories that only a newer
 * server has are shown with the special tasks.
 */
const sections = {
  daily: ['daily'],
  weekly: ['weekly'],
  special: ['special', 'other'],
} as const satisfies Record<Exclude<TaskCategory, 'newcomer'>, readonly Task['category'][]>;

const sectionNames = Object.keys(sections) as (keyof typeof sections)[];

/** Tasks, rewards and check-in of the day. */
export function HubScreen(): ReactElement {
  const home = useRead('home', {});
  return (
    <Loaded query={home} skeleton={<HubSkeleton />}>
      {(data) => <HubContent home={data} />}
    </Loaded>
  );
}

function HubContent({ home }: { home: Home }): ReactElement {
  const t = useTexts('hub');
  const of = (...wanted: Task['category'][]) =>
    home.tasks.filter(({ category }) => wanted.includes(category));
  const featured = home.campaigns.filter((campaign) => campaign.featured);
  const claimable = (tasks: readonly Task[]) =>
    tasks.filter(({ state }) => state === 'claimable').length;
  const groups = sectionNames
    .map((id) => ({ id, tasks: of(...sections[id]) }))
    .filter(({ tasks }) => tasks.length > 0);
  const chips = [
    ...groups.map(({ id, tasks }) => ({ id, claimable: claimable(tasks) })),
    ...(featured.length === 0 ? [] : [{ id: 'campaigns', claimable: 0 } as const]),
  ];
  const isUser = home.viewer.logged_in;
  return (
    <div className="page-width hub">
      {isUser ? <ClaimPanel home={home} /> : <WelcomePath tasks={of('newcomer')} />}
      <div className="hub__columns">
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
            <TaskSection key={id} category={id} tasks={tasks} />
          ))}
        </div>
        <div className="hub__side">
          <CheckInCard home={home} />
          <InviteCard />
          {features.appBanner ? <AppOffer /> : null}
        </div>
      </div>
      {featured.length === 0 ? null : <FeaturedCampaigns campaigns={featured} />}
    </div>
  );
}
