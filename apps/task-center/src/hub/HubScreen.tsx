import type { Home } from '@exchange/task-center-api';
import { Button, EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement } from 'react';
import { CampaignCard } from '../campaigns/CampaignCard.tsx';
import { usePage } from '../context/PageContext.tsx';
import { useTexts } from '../context/texts/useTexts.ts';
import { useRead } from '../data/useRead.ts';
import { pathFrom } from '../paths/address.ts';
import { Loaded } from '../screen/loading/Loaded.tsx';
import { CheckInCard } from './CheckInCard.tsx';
import { ClaimPanel } from './ClaimPanel.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';
import { Ladder } from './Ladder.tsx';
import { TaskSection } from './TaskSection.tsx';

const categories = ['daily', 'weekly', 'special'] as const;

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
  const of = (category: string) => home.tasks.filter((task) => task.category === category);
  const featured = home.campaigns.filter((campaign) => campaign.featured);
  return (
    <div className="page-width hub">
      <div className="hub__top">
        {home.viewer.logged_in ? <ClaimPanel totals={home.totals} /> : null}
        <CheckInCard home={home} />
      </div>
      <Ladder tasks={of('newcomer')} />
      {home.tasks.length === 0 ? (
        <EmptyState illustration={<Illustration name="success" />} title={t('tasks_none_title')}>
          {t('tasks_none_text')}
        </EmptyState>
      ) : null}
      {categories.map((category) => (
        <TaskSection key={category} category={category} tasks={of(category)} />
      ))}
      {featured.length === 0 ? null : (
        <section className="section section--late" aria-labelledby="campaigns">
          <div className="section__head">
            <h2 id="campaigns">{t('campaigns_title')}</h2>
            <Button size="small" href={pathFrom(page, '/task-center/my-campaigns')}>
              {t('campaigns_all')}
            </Button>
          </div>
          <ul className="cards">
            {featured.map((campaign) => (
              <li key={campaign.campaign_id}>
                <CampaignCard campaign={campaign} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
