import { localeProps } from '../../shell/staticPage.ts';

export { CampaignsPage as default } from '../../campaigns/list/CampaignsPage.tsx';
export const getStaticProps = localeProps('campaigns');
