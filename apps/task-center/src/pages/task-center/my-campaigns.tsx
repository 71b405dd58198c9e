import { localeProps } from '../../shell/staticPage.ts';

export { CampaignsPage as default } from '../../campaigns/CampaignsPage.tsx';
export const getStaticProps = localeProps('campaigns', 'screen');
