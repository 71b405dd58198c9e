import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { Loaded } from '@exchange/site/page/loading';
import type { Home, Task, TaskCategory } from '@exchange/task-center-api';
import { Button, EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement } from 'react';
import { features } from '../../exchange.config.ts';
import { CampaignCard } from '../campaigns/list/CampaignCard.tsx';
import { useRead } from '../data/useRead.ts';
import { AppOffer } from './AppOffer.tsx';
import { CheckInCard } from './check-in/CheckInCard.tsx';
import { ClaimPanel } from './claim-all/ClaimPanel.tsx';
import { HubChips } from './HubChips.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';
import { TaskSection } from './TaskSection.tsx';
import { WelcomePackage } from './WelcomePackage.tsx';

/**
 * Sections below the welcome package, in order, with the task categories that each one shows. Tasks in
 * categories that only a newer server has are shown with the special tasks.
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
  const page = usePage();
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
  const side = (
    <div className="hub__side">
      {isUser ? <ClaimPanel home={home} /> : null}
      <CheckInCard home={home} />
      {features.appBanner ? <AppOffer /> : null}
    </div>
  );
  return (
    <div className="page-width hub">
      {isUser ? side : null}
      <div className="hub__main">
        <WelcomePackage tasks={of('newcomer')} />
        {chips.length < 2 ? null : <HubChips chips={chips} />}
        {home.tasks.length === 0 ? (
          <EmptyState illustration={<Illustration name="success" />} title={t('tasks_none_title')}>
            {t('tasks_none_text')}
          </EmptyState>
        ) : null}
        {groups.map(({ id, tasks }) => (
          <TaskSection key={id} category={id} tasks={tasks} />
        ))}
        {featured.length === 0 ? null : (
          <section className="section" aria-labelledby="campaigns">
            <div className="section__head">
              <h2 id="campaigns">{t('campaigns_title')}</h2>
              <Button size="small" href={pathFrom(page, '/task-center/my-campaigns')}>
                {t('campaigns_all')}
              </Button>
            </div>
            <ul className="cards hub-campaigns">
              {featured.map((campaign) => (
                <li key={campaign.campaign_id}>
                  <CampaignCard campaign={campaign} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {/* Guests see what they can earn first. */}
      {isUser ? null : side}
    </div>
  );
}
