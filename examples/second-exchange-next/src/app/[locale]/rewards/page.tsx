import { metadataOf } from '../../staticPlace.ts';

// Next's route of the page in `src/rewards`, which is the same with Vite.
export { RewardsPage as default } from '../../../rewards/RewardsPage.tsx';
export const generateMetadata = metadataOf('/rewards');
