import { Art } from '@exchange/site/page/art';
import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import cup from '#art/campaigns/cup.svg';
import festival from '#art/campaigns/festival.svg';
import friends from '#art/campaigns/friends.svg';
import league from '#art/campaigns/league.svg';
import other from '#art/campaigns/other.svg';
import sprint from '#art/campaigns/sprint.svg';

const images: Record<Campaign['art'], { src: string }> = {
  cup,
  festival,
  friends,
  league,
  sprint,
  other,
};

/** Key art of a campaign, 16:9. The style sheet sets its size and may crop it to a square. */
export function CampaignArt({ art }: { art: Campaign['art'] }): ReactElement {
  return <Art className="campaign-art" image={images[art]} width={320} height={180} />;
}
