import { metadataOf } from '../../staticPlace.ts';

// Next's route of the page in `src/account`, which is the same with Vite.
export { AccountPage as default } from '../../../account/AccountPage.tsx';
export const generateMetadata = metadataOf('/account');
