export { CampaignPage as default } from '../../../campaigns/CampaignPage.tsx';
export { getStaticProps } from '../../task-center/campaign-detail.tsx';
export { localePaths as getStaticPaths } from '../../../shell/staticPage.ts';
