import { localeProps } from '../../page/staticPage.ts';

export { CampaignPage as default } from '../../campaigns/CampaignPage.tsx';
export const getStaticProps = localeProps('campaigns', 'center');
